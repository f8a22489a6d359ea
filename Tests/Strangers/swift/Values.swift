// Geometry, and the values that properties take.

import Foundation

struct Point: Equatable { var x = 0.0, y = 0.0 }
struct Size: Equatable { var width = 0.0, height = 0.0 }

struct Rect: Equatable {
    var origin = Point(), size = Size()
    init(_ x: Double = 0, _ y: Double = 0, _ w: Double = 0, _ h: Double = 0) {
        origin = Point(x: x, y: y)
        size = Size(width: w, height: h)
    }
    init(around points: [Point]) {
        let xs = points.map(\.x), ys = points.map(\.y)
        self.init(xs.min()!, ys.min()!, xs.max()! - xs.min()!, ys.max()! - ys.min()!)
    }
    var corners: [Point] {
        let (x, y, w, h) = (origin.x, origin.y, size.width, size.height)
        return [Point(x: x, y: y), Point(x: x + w, y: y), Point(x: x, y: y + h), Point(x: x + w, y: y + h)]
    }
    func contains(_ p: Point) -> Bool {
        p.x >= origin.x && p.y >= origin.y && p.x < origin.x + size.width && p.y < origin.y + size.height
    }
}

/// 4 by 4 matrix in row-vector convention.
struct Transform: Equatable {
    var m: [Double]
    static let identity = Transform(m: [1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1])

    static func translation(_ x: Double, _ y: Double, _ z: Double) -> Transform {
        Transform(m: [1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, x, y, z, 1])
    }
    static func scale(_ x: Double, _ y: Double, _ z: Double) -> Transform {
        Transform(m: [x, 0, 0, 0, 0, y, 0, 0, 0, 0, z, 0, 0, 0, 0, 1])
    }
    static func rotation(_ angle: Double, _ ax: Double, _ ay: Double, _ az: Double) -> Transform {
        let length = (ax * ax + ay * ay + az * az).squareRoot()
        guard length > 0 else { return .identity }
        let (x, y, z) = (ax / length, ay / length, az / length)
        let c = cos(angle), s = sin(angle), k = 1 - c
        return Transform(m: [x * x * k + c, x * y * k + z * s, x * z * k - y * s, 0,
                             x * y * k - z * s, y * y * k + c, y * z * k + x * s, 0,
                             x * z * k + y * s, y * z * k - x * s, z * z * k + c, 0,
                             0, 0, 0, 1])
    }
    static func affine(_ v: [Double]) -> Transform {
        Transform(m: [v[0], v[1], 0, 0, v[2], v[3], 0, 0, 0, 0, 1, 0, v[4], v[5], 0, 1])
    }
    var affine: [Double] { [m[0], m[1], m[4], m[5], m[12], m[13]] }
    var isAffine: Bool { self == Transform.affine(affine) }

    static func * (a: Transform, b: Transform) -> Transform {
        var out = [Double](repeating: 0, count: 16)
        for i in 0..<4 { for j in 0..<4 { for k in 0..<4 { out[i * 4 + j] += a.m[i * 4 + k] * b.m[k * 4 + j] } } }
        return Transform(m: out)
    }

    /// Gauss-Jordan; a singular matrix comes back unchanged.
    var inverse: Transform {
        var a = m, b = Transform.identity.m
        for col in 0..<4 {
            let pivot = (col..<4).max { abs(a[$0 * 4 + col]) < abs(a[$1 * 4 + col]) }!
            if a[pivot * 4 + col] == 0 { return self }
            for j in 0..<4 where pivot != col { a.swapAt(pivot * 4 + j, col * 4 + j); b.swapAt(pivot * 4 + j, col * 4 + j) }
            let d = a[col * 4 + col]
            for j in 0..<4 { a[col * 4 + j] /= d; b[col * 4 + j] /= d }
            for row in 0..<4 where row != col {
                let f = a[row * 4 + col]
                for j in 0..<4 { a[row * 4 + j] -= f * a[col * 4 + j]; b[row * 4 + j] -= f * b[col * 4 + j] }
            }
        }
        return Transform(m: b)
    }

    func apply(_ p: Point) -> Point {
        let w = p.x * m[3] + p.y * m[7] + m[15]
        let q = Point(x: p.x * m[0] + p.y * m[4] + m[12], y: p.x * m[1] + p.y * m[5] + m[13])
        return w == 1 || w == 0 ? q : Point(x: q.x / w, y: q.y / w)
    }
    /// The same map restricted to the plane z = 0, so that it can be inverted for points.
    var flattened: Transform {
        var t = self
        for i in [2, 6, 8, 9, 11, 14] { t.m[i] = 0 }
        t.m[10] = 1
        return t
    }

    struct Parts { var scale: [Double], rotation: [Double], translation: [Double] }
    var parts: Parts {
        func length(_ i: Int) -> Double { (m[i] * m[i] + m[i + 1] * m[i + 1] + m[i + 2] * m[i + 2]).squareRoot() }
        func minor(_ i: Int, _ j: Int) -> Double { m[4 + i] * m[8 + j] - m[4 + j] * m[8 + i] }
        var scale = [length(0), length(4), length(8)]
        let determinant = m[0] * minor(1, 2) - m[1] * minor(0, 2) + m[2] * minor(0, 1)
        if determinant < 0 { scale[0] = -scale[0] }
        let n: [Double] = (0..<12).map { scale[$0 / 4] == 0 ? 0 : m[$0] / scale[$0 / 4] }
        return Parts(scale: scale, rotation: [atan2(n[6], n[10]), -asin(max(-1, min(1, n[2]))), atan2(n[1], n[0])],
                     translation: [m[12], m[13], m[14]])
    }
    init(m: [Double]) { self.m = m }
    init(_ p: Parts) {
        self = .scale(p.scale[0], p.scale[1], p.scale[2]) * .rotation(p.rotation[0], 1, 0, 0)
            * .rotation(p.rotation[1], 0, 1, 0) * .rotation(p.rotation[2], 0, 0, 1)
            * .translation(p.translation[0], p.translation[1], p.translation[2])
    }
}

struct TimingFunction: Equatable {
    var c: [Double]
    static let named: [String: [Double]] = [
        "linear": [0, 0, 1, 1], "easeIn": [0.42, 0, 1, 1], "easeOut": [0, 0, 0.58, 1],
        "easeInEaseOut": [0.42, 0, 0.58, 1], "default": [0.25, 0.1, 0.25, 1]]
    init(_ c: [Double]) { self.c = c }
    init?(name: String) { guard let c = Self.named[name] else { return nil }; self.c = c }

    func controlPoint(_ i: Int) -> Point {
        switch i { case 0: return Point(); case 1: return Point(x: c[0], y: c[1]); case 2: return Point(x: c[2], y: c[3]); default: return Point(x: 1, y: 1) }
    }
    func callAsFunction(_ x: Double) -> Double {
        if x <= 0 { return 0 }
        if x >= 1 { return 1 }
        func bezier(_ a: Double, _ b: Double, _ t: Double) -> Double { 3 * a * t * (1 - t) * (1 - t) + 3 * b * t * t * (1 - t) + t * t * t }
        var lo = 0.0, hi = 1.0
        for _ in 0..<60 {
            let mid = (lo + hi) / 2
            if bezier(c[0], c[2], mid) < x { lo = mid } else { hi = mid }
        }
        return bezier(c[1], c[3], (lo + hi) / 2)
    }
}

indirect enum Value: Equatable {
    case none, null
    case bool(Bool), number(Double), string(String)
    case point(Point), size(Size), rect(Rect), transform(Transform), affine([Double]), color([Double])
    case timing(TimingFunction), list([Value]), dict([String: Value]), object(AnyObject)

    static func == (a: Value, b: Value) -> Bool {
        switch (a, b) {
        case (.none, .none), (.null, .null): return true
        case (.bool(let x), .bool(let y)): return x == y
        case (.string(let x), .string(let y)): return x == y
        case (.timing(let x), .timing(let y)): return x == y
        case (.list(let x), .list(let y)): return x == y
        case (.dict(let x), .dict(let y)): return x == y
        case (.object(let x), .object(let y)): return x === y
        default:
            guard let x = a.components, let y = b.components else { return false }
            return x == y
        }
    }

    var double: Double { if case .number(let d) = self { return d }; if case .bool(let b) = self { return b ? 1 : 0 }; return 0 }
    var isTrue: Bool { double != 0 }
    var text: String { if case .string(let s) = self { return s }; return "" }
    var point: Point { if case .point(let p) = self { return p }; return Point() }
    var rect: Rect { if case .rect(let r) = self { return r }; return Rect() }
    var transform: Transform { if case .transform(let t) = self { return t }; return .identity }
    var timing: TimingFunction? { if case .timing(let t) = self { return t }; return nil }
    var list: [Value] { if case .list(let l) = self { return l }; return [] }
    var dict: [String: Value] { if case .dict(let d) = self { return d }; return [:] }
    var object: AnyObject? { if case .object(let o) = self { return o }; return nil }
    var isNone: Bool { if case .none = self { return true }; return false }

    var components: [Double]? {
        switch self {
        case .number(let d): return [d]
        case .point(let p): return [p.x, p.y]
        case .size(let s): return [s.width, s.height]
        case .rect(let r): return [r.origin.x, r.origin.y, r.size.width, r.size.height]
        case .transform(let t): return t.m
        case .affine(let v), .color(let v): return v
        default: return nil
        }
    }
    func with(_ c: [Double]) -> Value {
        switch self {
        case .number: return .number(c[0])
        case .point: return .point(Point(x: c[0], y: c[1]))
        case .size: return .size(Size(width: c[0], height: c[1]))
        case .rect: return .rect(Rect(c[0], c[1], c[2], c[3]))
        case .transform: return .transform(Transform(m: c))
        case .affine: return .affine(c)
        case .color: return .color(c)
        default: return self
        }
    }
    func combined(_ other: Value, _ f: (Double, Double) -> Double) -> Value? {
        guard let a = components, let b = other.components, a.count == b.count else { return nil }
        return with(zip(a, b).map(f))
    }
    func adding(_ other: Value) -> Value {
        if case .transform(let a) = self, case .transform(let b) = other { return .transform(a * b) }
        return combined(other, +) ?? other
    }
    func subtracting(_ other: Value) -> Value {
        if case .transform(let a) = self, case .transform(let b) = other { return .transform(a * b.inverse) }
        return combined(other, -) ?? self
    }
    func mixed(_ other: Value, _ f: Double) -> Value {
        func mix(_ a: Double, _ b: Double) -> Double { a + (b - a) * f }
        if case .transform(let a) = self, case .transform(let b) = other, f != 0, f != 1,
           a.m[11] == 0, b.m[11] == 0 {
            let p = a.parts, q = b.parts
            return .transform(Transform(.init(scale: zip(p.scale, q.scale).map(mix), rotation: zip(p.rotation, q.rotation).map(mix),
                                              translation: zip(p.translation, q.translation).map(mix))))
        }
        if case .list(let a) = self, case .list(let b) = other, a.count == b.count {
            return .list(zip(a, b).map { $0.mixed($1, f) })
        }
        return combined(other, mix) ?? (f < 0.5 ? self : other)
    }

    // Parts of structures, as key paths name them.
    func part(_ path: ArraySlice<String>) -> Value? {
        guard let name = path.first else { return self }
        let rest = path.dropFirst(), axis = ["x": 0, "y": 1, "z": 2]
        switch (self, name) {
        case (.dict(let d), _): return (d[name] ?? .none).part(rest)
        case (.point(let p), "x"): return .number(p.x)
        case (.point(let p), "y"): return .number(p.y)
        case (.size(let s), "width"): return .number(s.width)
        case (.size(let s), "height"): return .number(s.height)
        case (.rect(let r), "origin"): return Value.point(r.origin).part(rest)
        case (.rect(let r), "size"): return Value.size(r.size).part(rest)
        case (.transform(let t), "rotation"): return rest.first.map { axis[$0].map { .number(t.parts.rotation[$0]) } } ?? .number(t.parts.rotation[2])
        case (.transform(let t), "scale"):
            return rest.first.map { axis[$0].map { .number(t.parts.scale[$0]) } } ?? .number(t.parts.scale.reduce(0, +) / 3)
        case (.transform(let t), "translation"):
            return rest.first.map { axis[$0].map { .number(t.parts.translation[$0]) } } ?? .size(Size(width: t.m[12], height: t.m[13]))
        default: return nil
        }
    }
    func setting(_ path: ArraySlice<String>, _ v: Value) -> Value? {
        guard let name = path.first else { return v }
        let rest = path.dropFirst()
        switch (self, name) {
        case (.point(var p), "x"): p.x = v.double; return .point(p)
        case (.point(var p), "y"): p.y = v.double; return .point(p)
        case (.size(var s), "width"): s.width = v.double; return .size(s)
        case (.size(var s), "height"): s.height = v.double; return .size(s)
        case (.rect(var r), "origin"): r.origin = Value.point(r.origin).setting(rest, v)?.point ?? r.origin; return .rect(r)
        case (.rect(var r), "size"):
            if case .size(let s)? = Value.size(r.size).setting(rest, v) { r.size = s }
            return .rect(r)
        case (.transform(let t), _):
            var p = t.parts
            let axis = rest.first.flatMap { ["x": 0, "y": 1, "z": 2][$0] }
            switch name {
            case "rotation": p.rotation[axis ?? 2] = v.double
            case "scale": if let axis { p.scale[axis] = v.double } else { p.scale = [v.double, v.double, v.double] }
            case "translation":
                if let axis { p.translation[axis] = v.double } else if let c = v.components, c.count == 2 { p.translation[0] = c[0]; p.translation[1] = c[1] }
            default: return nil
            }
            return .transform(Transform(p))
        case (.dict(var d), _): d[name] = v; return .dict(d)
        default: return nil
        }
    }
}
