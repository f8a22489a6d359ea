// Frames, coordinates, hit tests.

import Foundation

extension Layer {
    private var anchor: Point {
        let b = bounds, a = self["anchorPoint"].point
        return Point(x: b.origin.x + a.x * b.size.width, y: b.origin.y + a.y * b.size.height)
    }
    private var ownMatrix: Transform {
        .translation(-anchor.x, -anchor.y, -self["anchorPointZ"].double) * self["transform"].transform
            * .translation(position.x, position.y, self["zPosition"].double)
    }
    private var matrixToParent: Transform {
        guard let p = superlayer, case let s = p["sublayerTransform"].transform, s != .identity else { return ownMatrix }
        return ownMatrix * .translation(-p.anchor.x, -p.anchor.y, 0) * s * .translation(p.anchor.x, p.anchor.y, 0)
    }
    var frame: Rect {
        let b = bounds, a = self["anchorPoint"].point
        if self["transform"].transform == .identity {
            return Rect(position.x - a.x * b.size.width, position.y - a.y * b.size.height, b.size.width, b.size.height)
        }
        return Rect(around: b.corners.map(ownMatrix.apply))
    }
    func setFrame(_ r: Rect) throws {
        var size = r.size
        let t = self["transform"].transform, a = self["anchorPoint"].point
        if t != .identity {
            var linear = t.flattened.inverse
            linear.m[12] = 0
            linear.m[13] = 0
            size = Rect(around: Rect(0, 0, size.width, size.height).corners.map(linear.apply)).size
        }
        var b = bounds
        b.size = size
        try setValue(.point(Point(x: r.origin.x + a.x * r.size.width, y: r.origin.y + a.y * r.size.height)), forKey: "position")
        try setValue(.rect(b), forKey: "bounds")
    }
    var chain: [Layer] { [self] + (superlayer?.chain ?? []) }
    private func isSame(_ other: Layer) -> Bool { (original ?? self) === (other.original ?? other) && (original == nil) == (other.original == nil) }

    static func convert(_ points: [Point], from source: Layer?, to target: Layer?) -> [Point] {
        var up = source?.chain ?? [], down = target?.chain ?? []
        while let a = up.last, let b = down.last, a.isSame(b) { up.removeLast(); down.removeLast() }
        return points.map { p in
            let top = up.reduce(p) { $1.matrixToParent.apply($0) }
            return down.reversed().reduce(top) { $1.matrixToParent.flattened.inverse.apply($0) }
        }
    }
    func contains(_ p: Point) -> Bool { bounds.contains(p) }
    var paintOrder: [Layer] {
        children.enumerated().sorted { ($0.1["zPosition"].double, $0.0) < ($1.1["zPosition"].double, $1.0) }.map(\.1)
    }
    func hitTest(_ p: Point) -> Layer? {
        if self["hidden"].isTrue { return nil }
        let inner = matrixToParent.flattened.inverse.apply(p), inside = contains(inner)
        if self["masksToBounds"].isTrue, !inside { return nil }
        for child in paintOrder.reversed() { if let hit = child.hitTest(inner) { return hit } }
        return inside ? self : nil
    }
}
