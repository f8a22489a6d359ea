// What scripts have names for.

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
