// Carries out scripts on the layer engine, one JSON message a line.

import Foundation

// MARK: - JSON

indirect enum JSON {
    case null, bool(Bool), number(Double), string(String), array([JSON]), object([(String, JSON)])

    subscript(key: String) -> JSON? {
        if case .object(let o) = self { return o.first { $0.0 == key }?.1 }
        return nil
    }
    var string: String? { if case .string(let s) = self { return s }; return nil }
    var array: [JSON]? { if case .array(let a) = self { return a }; return self["list"]?.array }
    var number: Double? {
        if case .number(let d) = self { return d }
        switch self["num"]?.string { case "nan": return .nan; case "inf": return .infinity; case "-inf": return -.infinity; default: return nil }
    }

    static func quote(_ s: String) -> String {
        var out = "\""
        for u in s.unicodeScalars {
            switch u {
            case "\"": out += "\\\""
            case "\\": out += "\\\\"
            case _ where u.value < 32: out += String(format: "\\u%04x", u.value)
            default: out.unicodeScalars.append(u)
            }
        }
        return out + "\""
    }
    var encoded: String {
        switch self {
        case .null: return "null"
        case .bool(let b): return b ? "true" : "false"
        case .number(let d):
            if d.isNaN { return "{\"num\":\"nan\"}" }
            if d.isInfinite { return d > 0 ? "{\"num\":\"inf\"}" : "{\"num\":\"-inf\"}" }
            if d == d.rounded(), abs(d) < 1e15 { return "\(Int(d))" }
            return "\(d)"
        case .string(let s): return JSON.quote(s)
        case .array(let a): return "[" + a.map(\.encoded).joined(separator: ",") + "]"
        case .object(let o): return "{" + o.map { JSON.quote($0.0) + ":" + $0.1.encoded }.joined(separator: ",") + "}"
        }
    }
}

struct JSONReader {
    struct Malformed: Error {}
    private let bytes: [UInt8]
    private var i = 0

    init(_ text: String) { bytes = Array(text.utf8) }
    static func read(_ text: String) throws -> JSON {
        var reader = JSONReader(text)
        return try reader.value()
    }
    private mutating func next() throws -> UInt8 {
        while i < bytes.count, bytes[i] <= 32 { i += 1 }
        guard i < bytes.count else { throw Malformed() }
        return bytes[i]
    }
    private mutating func take(_ c: Character) throws -> Bool {
        if try next() == c.asciiValue! { i += 1; return true }
        return false
    }
    private mutating func word(_ w: String, _ v: JSON) throws -> JSON {
        guard bytes[i...].starts(with: w.utf8) else { throw Malformed() }
        i += w.utf8.count
        return v
    }
    private mutating func value() throws -> JSON {
        switch UnicodeScalar(try next()) {
        case "{":
            i += 1
            var members: [(String, JSON)] = []
            if try take("}") { return .object(members) }
            repeat {
                _ = try next()
                let key = try text()
                guard try take(":") else { throw Malformed() }
                members.append((key, try value()))
            } while try take(",")
            guard try take("}") else { throw Malformed() }
            return .object(members)
        case "[":
            i += 1
            var items: [JSON] = []
            if try take("]") { return .array(items) }
            repeat { items.append(try value()) } while try take(",")
            guard try take("]") else { throw Malformed() }
            return .array(items)
        case "\"": return .string(try text())
        case "t": return try word("true", .bool(true))
        case "f": return try word("false", .bool(false))
        case "n": return try word("null", .null)
        default:
            let start = i
            while i < bytes.count, "+-.eE0123456789".utf8.contains(bytes[i]) { i += 1 }
            guard let d = Double(String(decoding: bytes[start..<i], as: UTF8.self)) else { throw Malformed() }
            return .number(d)
        }
    }
    private mutating func text() throws -> String {
        let start = i
        guard bytes[i] == UInt8(ascii: "\"") else { throw Malformed() }
        i += 1
        var plain = true
        while i < bytes.count, bytes[i] != UInt8(ascii: "\"") {
            if bytes[i] == UInt8(ascii: "\\") { plain = false; i += 1 }
            i += 1
        }
        guard i < bytes.count else { throw Malformed() }
        i += 1
        if plain { return String(decoding: bytes[start + 1..<i - 1], as: UTF8.self) }
        let any = try JSONSerialization.jsonObject(with: Data(bytes[start..<i]), options: .fragmentsAllowed)
        guard let s = any as? String else { throw Malformed() }
        return s
    }
}

// MARK: - Objects of the script

protocol Named: AnyObject { var scriptName: String { get } }

enum Trouble: Error { case unsupported(String) }

final class ScriptClass: Named {
    let scriptName: String, implements: Set<String>
    var hooks: [String: [String: Value]] = [:]
    init(_ name: String, _ implements: [String]) { scriptName = name; self.implements = Set(implements) }
}

final class ScriptLayer: Layer, Named {
    var scriptName = "", scriptClass: ScriptClass?
    required init() { super.init() }
    required init(presentationOf layer: Layer) {
        super.init(presentationOf: layer)
        let own = layer as! ScriptLayer
        scriptName = own.scriptName + ".presentation"
        scriptClass = own.scriptClass
    }
    private func asked(_ callback: String, _ key: String) -> Value? {
        guard let c = scriptClass, let v = c.hooks[callback]?[key] else { return nil }
        World.current.event("asked", c.scriptName, callback, [("key", .string(key))])
        return v
    }
    override func action(forKey key: String) -> Action? {
        guard let c = scriptClass else { return super.action(forKey: key) }
        let v = c.hooks["actionForKey"]?[key]
        guard v != nil || c.implements.contains("actionForKey") else { return super.action(forKey: key) }
        World.current.asked(c, self, key)
        return v?.object as? Action
    }
    override func defaultAction(forKey key: String) -> ActionAnswer {
        guard let v = asked("defaultActionForKey", key) else { return super.defaultAction(forKey: key) }
        return World.answer(v)
    }
    override func defaultValue(forKey key: String) -> Value { asked("defaultValueForKey", key) ?? super.defaultValue(forKey: key) }
    override func needsDisplay(forKey key: String) -> Bool { asked("needsDisplayForKey", key)?.isTrue ?? super.needsDisplay(forKey: key) }

    private func called(_ callback: String) {
        guard let c = scriptClass, c.implements.contains(callback) else { return }
        World.current.called(c, callback, self)
    }
    override func layoutSublayers() { called("layoutSublayers"); super.layoutSublayers() }
    override func display() { called("display"); super.display() }
    override func draw() { called("draw"); super.draw() }
}

final class ScriptDelegate: Named, LayerDelegate {
    let scriptName: String, implements: Set<String>
    var answers: [String: Value] = [:]
    init(_ name: String, _ implements: [String]) { scriptName = name; self.implements = Set(implements) }

    func action(for layer: Layer, forKey key: String) -> ActionAnswer {
        guard implements.contains("actionForKey") else { return .unspecified }
        World.current.asked(self, layer, key)
        return World.answer(answers[key] ?? .none)
    }
    private func call(_ callback: String, _ layer: Layer) -> Bool {
        guard implements.contains(callback) else { return false }
        World.current.called(self, callback, layer)
        return true
    }
    func layoutSublayers(of layer: Layer) -> Bool { call("layoutSublayers", layer) }
    func display(_ layer: Layer) -> Bool { call("display", layer) }
    func draw(_ layer: Layer) -> Bool { call("draw", layer) }
    func layerWillDraw(_ layer: Layer) { _ = call("layerWillDraw", layer) }
}

/// A custom action, a completion block, an animation delegate or an image.
final class ScriptThing: Named, Action, AnimationDelegate {
    let scriptName: String
    init(_ name: String) { scriptName = name }

    func run(forKey key: String, layer: Layer) {
        let w = World.current
        w.events.append(.object([("event", .string("ran")), ("who", .string(scriptName)), ("key", .string(key)), ("layer", .string(w.name(layer)))]))
        w.react(scriptName, "run")
    }
    private func report(_ event: String, _ animation: Animation, _ more: [(String, JSON)] = []) {
        World.current.events.append(.object([("event", .string(event)), ("who", .string(scriptName)),
                                             ("animation", .string(animation["scriptName"].text))] + more))
    }
    func animationDidStart(_ animation: Animation) {
        report("started", animation)
        World.current.react(scriptName, "start")
    }
    func animationDidStop(_ animation: Animation, finished: Bool) {
        report("stopped", animation, [("finished", .bool(finished))])
        World.current.react(scriptName, "stop")
    }
    func complete() {
        World.current.events.append(.object([("event", .string("completed")), ("who", .string(scriptName))]))
        World.current.react(scriptName, "complete")
    }
}

// MARK: - The world of one script

final class World {
    static var current = World()
    static let animationClasses: [String: Animation.Type] = [
        "CABasicAnimation": BasicAnimation.self, "CAKeyframeAnimation": KeyframeAnimation.self, "CAAnimationGroup": AnimationGroup.self]
    static let readOnly = ["superlayer", "presentationLayer", "modelLayer", "needsLayout", "needsDisplay"]
    static let layerProperties = Set(Layer.defaults.keys).union(readOnly).union(["frame", "affineTransform", "sublayers", "mask", "delegate"])
    static let transactionProperties = ["animationDuration", "animationTimingFunction", "disableActions", "completionBlock"]

    let context: Context
    var events: [JSON] = []
    private var objects: [String: AnyObject] = [:]
    private var reactions: [String: (left: Int, steps: [JSON])] = [:]

    init() {
        context = Context()
        Context.current = context
    }

    // Events

    func event(_ kind: String, _ who: String, _ callback: String, _ more: [(String, JSON)]) {
        events.append(.object([("event", .string(kind)), ("who", .string(who)), ("callback", .string(callback))] + more))
    }
    func asked(_ who: Named, _ layer: Layer, _ key: String) {
        var more: [(String, JSON)] = [("layer", .string(name(layer))), ("key", .string(key))]
        if World.layerProperties.contains(key) { more.append(("seen", json(layer.value(forKey: key)))) }
        event("asked", who.scriptName, "actionForKey", more)
    }
    func called(_ who: Named, _ callback: String, _ layer: Layer) {
        event("called", who.scriptName, callback, [("layer", .string(name(layer)))])
        react(who.scriptName, callback)
    }
    func react(_ who: String, _ callback: String) {
        guard let r = reactions[who + "/" + callback], r.left > 0 else { return }
        reactions[who + "/" + callback]!.left -= 1
        for step in r.steps {
            do { _ = try perform(step) } catch is LayerError { break } catch { continue }
        }
    }
    static func answer(_ v: Value) -> ActionAnswer {
        if case .null = v { return .nothing }
        return (v.object as? Action).map { .action($0) } ?? .unspecified
    }

    // Values

    func name(_ object: AnyObject) -> String {
        if let a = object as? Animation { return a["scriptName"].text }
        return (object as? Named)?.scriptName ?? ""
    }
    func json(_ v: Value) -> JSON {
        func numbers(_ key: String) -> JSON { .object([(key, .array(v.components!.map { .number($0) }))]) }
        switch v {
        case .none: return .null
        case .null: return .object([("null", .bool(true))])
        case .bool(let b): return .bool(b)
        case .number(let d): return .number(d)
        case .string(let s): return .string(s)
        case .point: return numbers("point")
        case .size: return numbers("size")
        case .rect: return numbers("rect")
        case .transform: return numbers("transform")
        case .affine: return numbers("affine")
        case .color: return numbers("color")
        case .timing(let t):
            if let n = TimingFunction.named.first(where: { $0.value == t.c })?.key { return .object([("timing", .string(n))]) }
            return .object([("timing", .array(t.c.map { .number($0) }))])
        case .list(let l): return .object([("list", .array(l.map(json)))])
        case .dict(let d): return .object([("dict", .array(d.sorted { $0.key < $1.key }.map { .array([.string($0.key), json($0.value)]) }))])
        case .object(let o):
            if let a = o as? Animation, a["scriptName"].isNone { return describe(a) }
            return .object([("ref", .string(name(o)))])
        }
    }
    func describe(_ a: Animation) -> JSON {
        let cls = World.animationClasses.first { $0.value == type(of: a) }?.key ?? "CAAnimation"
        return json(.dict(["class": .string(cls), "keyPath": a["keyPath"], "duration": a["duration"]]))
    }
    func value(_ j: JSON?) throws -> Value {
        guard let j else { throw Trouble.unsupported("no value") }
        switch j {
        case .null: return .none
        case .bool(let b): return .bool(b)
        case .number(let d): return .number(d)
        case .string(let s): return .string(s)
        case .array(let a): return .list(try a.map { try value($0) })
        case .object(let o):
            guard o.count == 1, let (key, v) = o.first else { throw Trouble.unsupported("value") }
            if key == "num", let d = j.number { return .number(d) }
            if key == "null" { return .null }
            if key == "ref", let n = v.string { return .object(try object(n)) }
            if key == "timing", let n = v.string, let t = TimingFunction(name: n) { return .timing(t) }
            guard let items = v.array else { throw Trouble.unsupported("value \(key)") }
            if key == "list" { return .list(try items.map { try value($0) }) }
            if key == "dict" {
                return .dict(Dictionary(try items.map { ($0.array?.first?.string ?? "", try value($0.array?.last)) }) { $1 })
            }
            let n = items.compactMap(\.number)
            switch (key, n.count, items.count) {
            case ("point", 2, 2): return .point(Point(x: n[0], y: n[1]))
            case ("size", 2, 2): return .size(Size(width: n[0], height: n[1]))
            case ("rect", 4, 4): return .rect(Rect(n[0], n[1], n[2], n[3]))
            case ("affine", 6, 6): return .affine(n)
            case ("transform", 16, 16): return .transform(Transform(m: n))
            case ("color", 4, 4): return .color(n)
            case ("timing", 4, 4): return .timing(TimingFunction(n))
            default: throw Trouble.unsupported("value \(key)")
            }
        }
    }

    // Objects

    func object(_ name: String) throws -> AnyObject {
        if let o = objects[name] { return o }
        if let kind = name.first, "xbhi".contains(kind), Int(name.dropFirst()) != nil {
            let thing = ScriptThing(name)
            objects[name] = thing
            return thing
        }
        if name.hasSuffix(".presentation"), let p = (try object(String(name.dropLast(13))) as? Layer)?.presentation() { return p }
        throw Trouble.unsupported("no object \(name)")
    }
    func layer(_ j: JSON?) throws -> Layer {
        guard let n = j?.string, let l = try object(n) as? Layer else { throw Trouble.unsupported("no layer") }
        return l
    }
    func animation(_ j: JSON?) throws -> Animation {
        guard let n = j?.string, let a = try object(n) as? Animation else { throw Trouble.unsupported("no animation") }
        return a
    }
    func text(_ step: JSON, _ key: String) throws -> String {
        guard let s = step[key]?.string else { throw Trouble.unsupported("no \(key)") }
        return s
    }
    func number(_ step: JSON, _ key: String) throws -> Double {
        guard let d = step[key]?.number else { throw Trouble.unsupported("no \(key)") }
        return d
    }

    private func check(_ key: String, _ v: Value, against defaults: [String: Value]) throws {
        let sample: Value = key == "frame" ? .rect(Rect()) : key == "affineTransform" ? .affine([]) : defaults[key] ?? .none
        let fits: Bool
        switch (sample, v) {
        case (.none, _), (.bool, .bool), (.bool, .number), (.number, .number), (.number, .bool), (.string, .string), (.string, .none),
             (.point, .point), (.size, .size), (.rect, .rect), (.transform, .transform), (.affine, .affine), (.color, .color), (.color, .none): fits = true
        default: fits = false
        }
        if !fits { throw Trouble.unsupported("value of \(key)") }
    }
    private func set(_ target: AnyObject, _ key: String, _ v: Value) throws {
        switch target {
        case let l as Layer where l.original == nil && World.layerProperties.contains(key) && !World.readOnly.contains(key):
            try check(key, v, against: Layer.defaults)
            try l.setValue(v, forKey: key)
        case let a as Animation where key == "delegate": a.delegate = v.object as? AnimationDelegate
        case let a as Animation where type(of: a).defaults[key] != nil:
            try check(key, v, against: type(of: a).defaults)
            a[key] = v
        default: throw Trouble.unsupported("property \(key)")
        }
    }
    private func get(_ target: AnyObject, _ key: String) throws -> Value {
        switch target {
        case let l as Layer where World.layerProperties.contains(key): return l.value(forKey: key)
        case let a as Animation where key == "delegate": return a.delegate.map { .object($0) } ?? .none
        case let a as Animation where type(of: a).defaults[key] != nil: return a[key]
        default: throw Trouble.unsupported("property \(key)")
        }
    }

    private func setTransaction(_ key: String, _ v: Value) {
        context[key] = v
        if key == "completionBlock" {
            context.setCompletion((v.object as? ScriptThing).map { thing in { thing.complete() } })
        }
    }
    private func getTransaction(_ key: String) -> Value {
        key == "completionBlock" ? context.stack.last?.values[key] ?? .none : context[key]
    }

    // Steps

    private func make(_ step: JSON) throws {
        let name = try text(step, "name"), cls = step["class"]?.string
        let with = try (step["with"]?.array ?? []).map { ($0.array?.first?.string ?? "", try value($0.array?.last)) }
        let implements = step["implements"]?.array?.compactMap(\.string)
        switch name.first {
        case "l":
            let layer = ScriptLayer()
            layer.scriptName = name
            if let cls, cls != "CALayer" {
                guard let k = try object(cls) as? ScriptClass else { throw Trouble.unsupported("class \(cls)") }
                layer.scriptClass = k
            }
            for (k, v) in with {
                guard World.layerProperties.contains(k), !World.readOnly.contains(k) else { throw Trouble.unsupported("property \(k)") }
                try check(k, v, against: Layer.defaults)
            }
            objects[name] = layer
            for (k, v) in with { try set(layer, k, v) }
        case "a":
            guard let type = World.animationClasses[cls ?? "CABasicAnimation"] else { throw Trouble.unsupported("class \(cls!)") }
            let a = type.init()
            a["scriptName"] = .string(name)
            for (k, v) in with { try set(a, k, v) }
            objects[name] = a
        case "d":
            let d = ScriptDelegate(name, implements ?? ["actionForKey"])
            for (k, v) in with { d.answers[k] = v }
            objects[name] = d
        case "k":
            guard cls ?? "CALayer" == "CALayer", with.isEmpty else { throw Trouble.unsupported("class \(cls ?? "")") }
            objects[name] = ScriptClass(name, implements ?? [])
        default: throw Trouble.unsupported("object \(name)")
        }
    }

    /// The value that a query found, or nil for a command.
    func perform(_ step: JSON) throws -> JSON? {
        let on = step["on"]
        switch step["step"]?.string ?? "" {
        case "new": try make(step)
        case "copy":
            let c = try animation(on).copy(), name = try text(step, "as")
            c["scriptName"] = .string(name)
            objects[name] = c
        case "drop": objects[try text(step, "on")] = nil
        case "host": context.show(try layer(on))

        case "set":
            let key = try text(step, "property"), v = try value(step["value"])
            if on?.string == "transaction" {
                guard World.transactionProperties.contains(key) else { throw Trouble.unsupported("property \(key)") }
                setTransaction(key, v)
            } else { try set(try object(try text(step, "on")), key, v) }
        case "setValue":
            let path = try text(step, "keyPath"), v = try value(step["value"])
            if on?.string == "transaction" { setTransaction(path, v); break }
            let target = try object(try text(step, "on"))
            guard let l = target as? Layer else { try set(target, path, v); break }
            guard l.original == nil, !World.readOnly.contains(path) else { throw Trouble.unsupported("key path \(path)") }
            try check(path, v, against: Layer.defaults)
            try l.setValue(v, forKeyPath: path)
        case "get", "value":
            let path = try text(step, step["step"]?.string == "get" ? "property" : "keyPath"), owner = try text(step, "on")
            if owner == "transaction" { return json(getTransaction(path)) }
            if let key = step["animation"]?.string {
                guard let a = try layer(on).animation(forKey: key) else { return .null }
                return json(try get(a, path))
            }
            if owner.hasSuffix(".presentation"), try layer(.string(String(owner.dropLast(13)))).presentation() == nil { return .null }
            let target = try object(owner)
            guard step["step"]?.string == "value", let l = target as? Layer else { return json(try get(target, path)) }
            guard let v = l.value(forKeyPath: path) else { throw Trouble.unsupported("key path \(path)") }
            return json(v)
        case "exists":
            let owner = try text(step, "on")
            if let key = step["animation"]?.string { return .bool(try layer(on).animation(forKey: key) != nil) }
            guard owner.hasSuffix(".presentation") else { throw Trouble.unsupported("exists \(owner)") }
            return .bool(try layer(.string(String(owner.dropLast(13)))).presentation() != nil)

        case "add": try layer(step["parent"]).insert(try layer(step["child"]))
        case "insert": try layer(step["parent"]).insert(try layer(step["child"]), at: Int(try number(step, "index")))
        case "insertBelow": try layer(step["parent"]).insert(try layer(step["child"]), below: try layer(step["sibling"]))
        case "insertAbove": try layer(step["parent"]).insert(try layer(step["child"]), above: try layer(step["sibling"]))
        case "replace": try layer(step["parent"]).replace(try layer(step["old"]), with: try layer(step["new"]))
        case "remove": try layer(step["child"]).removeFromSuperlayer()

        case "answer":
            guard let d = try object(try text(step, "on")) as? ScriptDelegate else { throw Trouble.unsupported("no delegate") }
            d.answers[try text(step, "key")] = try value(step["value"])
        case "hook":
            let callback = try text(step, "callback"), v = try value(step["value"])
            guard let c = try object(try text(step, "on")) as? ScriptClass else { throw Trouble.unsupported("no class") }
            guard ["actionForKey", "defaultActionForKey", "defaultValueForKey", "needsDisplayForKey"].contains(callback) else { throw Trouble.unsupported(callback) }
            if callback == "actionForKey", case .dict = v { throw Trouble.unsupported("timingOf") }
            c.hooks[callback, default: [:]][try text(step, "key")] = v
        case "react":
            let who = try text(step, "on")
            _ = try object(who)
            reactions[who + "/" + (try text(step, "callback"))] = (Int(try number(step, "limit")), step["steps"]?.array ?? [])

        case "begin": context.begin()
        case "commit": context.commit()
        case "flush": context.flush()
        case "advance": context.now += try number(step, "seconds")
        case "tick": context.tick()

        case "addAnimation": try layer(on).add(try animation(step["animation"]), forKey: step["key"]?.string)
        case "removeAnimation": try layer(on).removeAnimation(forKey: try text(step, "key"))
        case "removeAllAnimations": try layer(on).removeAllAnimations()
        case "animationKeys":
            let keys = try layer(on).animationKeys
            return keys.isEmpty ? .null : json(.list(keys.map { .string($0) }))

        case "setNeedsLayout": try layer(on).setNeedsLayout()
        case "layoutIfNeeded": try layer(on).layoutIfNeeded()
        case "layoutSublayers": try layer(on).layoutSublayers()
        case "setNeedsDisplay": try layer(on).setNeedsDisplay()
        case "displayIfNeeded": try layer(on).displayIfNeeded()
        case "display": try layer(on).display()

        case "ask":
            guard let found = try layer(on).action(forKey: try text(step, "key")) else { return .null }
            return json(.object(found))
        case "convert":
            func end(_ key: String) throws -> Layer? {
                if case .null? = step[key] { return nil }
                return try layer(step[key])
            }
            let from = try end("from"), to = try end("to")
            switch try value(step["value"]) {
            case .point(let p): return json(.point(Layer.convert([p], from: from, to: to)[0]))
            case .rect(let r): return json(.rect(Rect(around: Layer.convert(r.corners, from: from, to: to))))
            default: throw Trouble.unsupported("value")
            }
        case "convertTime":
            var time = try number(step, "time")
            if let n = step["from"]?.string { time = try layer(.string(n)).clockTime(time) }
            if let n = step["to"]?.string { time = try layer(.string(n)).localTime(time) }
            return .number(time)
        case "hitTest": return json(try layer(on).hitTest(try value(step["point"]).point).map { .object($0) } ?? .none)
        case "contains": return .bool(try layer(on).contains(try value(step["point"]).point))
        case "paintOrder": return json(.list(try layer(on).paintOrder.map { .object($0) }))
        case "classDefault", "classAction", "classNeedsDisplay":
            let probe = ScriptLayer(), cls = try text(step, "class"), key = try text(step, "key")
            if cls != "CALayer" {
                guard let k = try object(cls) as? ScriptClass else { throw Trouble.unsupported("class \(cls)") }
                probe.scriptClass = k
            }
            switch step["step"]!.string! {
            case "classDefault": return json(probe.defaultValue(forKey: key))
            case "classNeedsDisplay": return .bool(probe.needsDisplay(forKey: key))
            default:
                switch probe.defaultAction(forKey: key) {
                case .unspecified: return .null
                case .nothing: return json(.null)
                case .action(let a): return json(.object(a))
                }
            }
        case "evaluate", "controlPoint":
            guard let t = try value(step["timing"]).timing else { throw Trouble.unsupported("timing") }
            if step["step"]?.string == "evaluate" { return .number(t(try number(step, "at"))) }
            return json(.point(t.controlPoint(Int(try number(step, "index")))))
        case "compute": return json(try compute(try text(step, "operation"), try (step["arguments"]?.array ?? []).map { try value($0) }))
        default: throw Trouble.unsupported("step \(step["step"]?.string ?? "")")
        }
        return nil
    }

    private func compute(_ operation: String, _ args: [Value]) throws -> Value {
        let n = args.compactMap { v -> Double? in if case .number(let d) = v { return d }; return nil }
        let t = args.compactMap { v -> Transform? in if case .transform(let t) = v { return t }; return nil }
        switch (operation, t.count, n.count) {
        case ("makeTranslation", 0, 3): return .transform(.translation(n[0], n[1], n[2]))
        case ("makeScale", 0, 3): return .transform(.scale(n[0], n[1], n[2]))
        case ("makeRotation", 0, 4): return .transform(.rotation(n[0], n[1], n[2], n[3]))
        case ("translate", 1, 3): return .transform(.translation(n[0], n[1], n[2]) * t[0])
        case ("scale", 1, 3): return .transform(.scale(n[0], n[1], n[2]) * t[0])
        case ("rotate", 1, 4): return .transform(.rotation(n[0], n[1], n[2], n[3]) * t[0])
        case ("concat", 2, 0): return .transform(t[0] * t[1])
        case ("invert", 1, 0): return .transform(t[0].inverse)
        case ("isIdentity", 1, 0): return .bool(t[0] == .identity)
        case ("equal", 2, 0): return .bool(t[0] == t[1])
        case ("isAffine", 1, 0): return .bool(t[0].isAffine)
        case ("getAffine", 1, 0): return .affine(t[0].affine)
        case ("makeAffine", 0, 0):
            if case .affine(let c)? = args.first { return .transform(.affine(c)) }
            fallthrough
        default: throw Trouble.unsupported("operation \(operation)")
        }
    }

    func outcome(_ step: JSON) -> JSON {
        events = []
        var members: [(String, JSON)]
        do { members = [try perform(step).map { ("value", $0) } ?? ("done", .bool(true))] }
        catch let e as LayerError { members = [("raised", .string(e.name)), ("reason", .string(e.reason))] }
        catch Trouble.unsupported(let why) { return .object([("unsupported", .string(why))]) }
        catch { return .object([("failed", .string("\(error)"))]) }
        if !events.isEmpty { members.append(("events", .array(events))) }
        return .object(members)
    }
}

// MARK: - Messages

@main
struct Driver {
    static let steps = [
        "new", "copy", "drop", "host", "set", "setValue", "get", "value", "exists", "add", "insert", "insertBelow", "insertAbove",
        "replace", "remove", "answer", "hook", "react", "begin", "commit", "flush", "advance", "tick", "addAnimation", "removeAnimation",
        "removeAllAnimations", "animationKeys", "setNeedsLayout", "layoutIfNeeded", "layoutSublayers", "setNeedsDisplay", "displayIfNeeded",
        "display", "ask", "convert", "convertTime", "hitTest", "contains", "paintOrder", "classDefault", "classAction", "classNeedsDisplay",
        "evaluate", "controlPoint", "compute"]

    static var hello: JSON {
        func texts<S: Sequence>(_ s: S) -> JSON where S.Element == String { .array(s.sorted().map { .string($0) }) }
        var properties = [("CALayer", texts(World.layerProperties)), ("transaction", texts(World.transactionProperties))]
        for (name, type) in World.animationClasses { properties.append((name, texts(Array(type.defaults.keys) + ["delegate"]))) }
        return .object([
            ("protocol", .number(1)),
            ("engine", .object([("name", .string("Lamina")), ("version", .string("0.2")), ("language", .string("Swift"))])),
            ("supports", .object([
                ("steps", texts(steps)),
                ("classes", texts(["CALayer", "delegate", "class"] + World.animationClasses.keys)),
                ("properties", .object(properties)),
                ("readOnly", .object([("CALayer", texts(World.readOnly))])),
                ("callbacks", texts(["actionForKey", "defaultActionForKey", "defaultValueForKey", "needsDisplayForKey", "layoutSublayers",
                                     "display", "draw", "layerWillDraw", "run", "start", "stop", "complete"])),
                ("features", texts(["presentation", "attachedAnimations", "anim.beginTime", "subPaths", "arbitraryKeys", "initialValues"]))])),
            ("clock", .string("controlled")),
            ("precision", .string("double"))])
    }

    static func main() {
        while let line = readLine() {
            guard let message = try? JSONReader.read(line), let n = message["n"]?.number else { continue }
            var answer: [(String, JSON)] = [("n", .number(n))]
            if message["hello"] != nil { answer.append(("hello", hello)) }
            else if let run = message["run"] {
                World.current = World()
                answer.append(("trace", .array((run["steps"]?.array ?? []).map { World.current.outcome($0) })))
            } else if message["bye"] != nil { answer.append(("bye", .object([]))) }
            else { answer.append(("error", .string("unknown message"))) }
            print(JSON.object(answer).encoded)
            fflush(stdout)
            if message["bye"] != nil { return }
        }
    }
}
