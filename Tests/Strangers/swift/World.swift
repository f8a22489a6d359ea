// The world of one script: its objects, what they tell, and values as the messages write them.

final class World {
    static var current = World()
    static let animationClasses: [String: Animation.Type] = [
        "CABasicAnimation": BasicAnimation.self, "CAKeyframeAnimation": KeyframeAnimation.self, "CAAnimationGroup": AnimationGroup.self]
    static let readOnly = ["superlayer", "presentationLayer", "modelLayer", "needsLayout", "needsDisplay"]
    static let layerProperties = Set(Layer.defaults.keys).union(readOnly).union(["frame", "affineTransform", "sublayers", "mask", "delegate"])
    static let transactionProperties = ["animationDuration", "animationTimingFunction", "disableActions", "completionBlock"]

    let context: Context
    var events: [JSON] = []
    var objects: [String: AnyObject] = [:]
    var reactions: [String: (left: Int, steps: [JSON])] = [:]

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

    func check(_ key: String, _ v: Value, against defaults: [String: Value]) throws {
        let sample: Value = key == "frame" ? .rect(Rect()) : key == "affineTransform" ? .affine([]) : defaults[key] ?? .none
        let fits: Bool
        switch (sample, v) {
        case (.none, _), (.bool, .bool), (.bool, .number), (.number, .number), (.number, .bool), (.string, .string), (.string, .none),
             (.point, .point), (.size, .size), (.rect, .rect), (.transform, .transform), (.affine, .affine), (.color, .color), (.color, .none): fits = true
        default: fits = false
        }
        if !fits { throw Trouble.unsupported("value of \(key)") }
    }
    func set(_ target: AnyObject, _ key: String, _ v: Value) throws {
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
    func get(_ target: AnyObject, _ key: String) throws -> Value {
        switch target {
        case let l as Layer where World.layerProperties.contains(key): return l.value(forKey: key)
        case let a as Animation where key == "delegate": return a.delegate.map { .object($0) } ?? .none
        case let a as Animation where type(of: a).defaults[key] != nil: return a[key]
        default: throw Trouble.unsupported("property \(key)")
        }
    }

    func setTransaction(_ key: String, _ v: Value) {
        context[key] = v
        if key == "completionBlock" {
            context.setCompletion((v.object as? ScriptThing).map { thing in { thing.complete() } })
        }
    }
    func getTransaction(_ key: String) -> Value {
        key == "completionBlock" ? context.stack.last?.values[key] ?? .none : context[key]
    }
}
