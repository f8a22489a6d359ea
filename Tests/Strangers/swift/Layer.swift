// A small retained layer tree with implicit animation, in the manner of Core Animation.

import Foundation

class Layer {
    struct Attached {
        var key: String?
        var animation: Animation
        var begin: Double?
        var groups: [CompletionGroup]
        var ended = false
    }

    static let timing: [String: Value] = [
        "beginTime": .number(0), "duration": .number(.infinity), "speed": .number(1), "timeOffset": .number(0), "repeatCount": .number(0),
        "repeatDuration": .number(0), "autoreverses": .bool(false), "fillMode": .string("removed")]
    static let animatable: [String: Value] = [
        "bounds": .rect(Rect()), "position": .point(Point()), "anchorPoint": .point(Point(x: 0.5, y: 0.5)), "anchorPointZ": .number(0),
        "zPosition": .number(0), "transform": .transform(.identity), "sublayerTransform": .transform(.identity), "masksToBounds": .bool(false),
        "hidden": .bool(false), "opacity": .number(1), "doubleSided": .bool(true), "backgroundColor": .none, "cornerRadius": .number(0),
        "borderWidth": .number(0), "borderColor": .color([0, 0, 0, 1]), "shadowColor": .color([0, 0, 0, 1]), "shadowOpacity": .number(0),
        "shadowOffset": .size(Size(width: 0, height: -3)), "shadowRadius": .number(3), "shouldRasterize": .bool(false),
        "rasterizationScale": .number(1), "contents": .none, "contentsRect": .rect(Rect(0, 0, 1, 1)),
        "contentsCenter": .rect(Rect(0, 0, 1, 1)), "contentsScale": .number(1)]
    static let defaults: [String: Value] = animatable.merging(timing) { $1 }.merging([
        "opaque": .bool(false), "contentsGravity": .string("resize"), "needsDisplayOnBoundsChange": .bool(false), "name": .none,
        "actions": .none, "style": .none]) { $1 }

    private var values: [String: Value] = [:]
    var attached: [Attached] = []
    var sublayers: [Layer] = []
    var mask: Layer?
    weak var parent: Layer?
    var shown = false
    private(set) var needsLayout = false, needsDisplay = false
    weak var delegate: LayerDelegate?
    let original: Layer?

    required init() { original = nil }
    required init(presentationOf layer: Layer) {
        original = layer
        values = layer.values
        delegate = layer.delegate
    }

    // MARK: Properties

    var bounds: Rect { self["bounds"].rect }
    var position: Point { self["position"].point }
    var superlayer: Layer? { original == nil ? parent : original!.superlayer?.presentation() }
    var children: [Layer] { original == nil ? sublayers : original!.sublayers.compactMap { $0.presentation() } }
    var root: Layer { superlayer?.root ?? self }
    var subtree: [Layer] { [self] + sublayers.flatMap(\.subtree) + (mask?.subtree ?? []) }

    subscript(key: String) -> Value {
        if let v = values[key] { return v }
        if key != "style", let v = values["style"]?.dict[key] { return v }
        return defaultValue(forKey: key)
    }
    func value(forKey key: String) -> Value {
        switch key {
        case "frame": return .rect(frame)
        case "affineTransform": return .affine(self["transform"].transform.affine)
        case "superlayer": return superlayer.map { .object($0) } ?? .none
        case "sublayers": return children.isEmpty ? .none : .list(children.map { .object($0) })
        case "mask": return mask.map { .object($0) } ?? .none
        case "delegate": return delegate.map { .object($0) } ?? .none
        case "presentationLayer": return presentation().map { .object($0) } ?? .none
        case "modelLayer": return .object(original ?? self)
        case "needsLayout": return .bool(needsLayout)
        case "needsDisplay": return .bool(needsDisplay)
        default: return self[key]
        }
    }
    func value(forKeyPath path: String) -> Value? {
        let words = path.split(separator: ".").map(String.init)
        guard let key = words.first else { return nil }
        return value(forKey: key).part(words.dropFirst())
    }
    func setValue(_ v: Value, forKeyPath path: String) throws {
        let words = path.split(separator: ".").map(String.init)
        guard let key = words.first, let whole = value(forKey: key).setting(words.dropFirst(), v) else {
            throw LayerError(name: "NSUnknownKeyException", reason: "no key path \(path)")
        }
        try setValue(whole, forKey: key)
    }
    func setValue(_ v: Value, forKey key: String) throws {
        switch key {
        case "frame": try setFrame(v.rect)
        case "affineTransform": if let c = v.components { try setValue(.transform(.affine(c)), forKey: "transform") }
        case "sublayers": try setSublayers(v.list.compactMap { $0.object as? Layer })
        case "mask": setMask(v.object as? Layer)
        case "delegate": delegate = v.object as? LayerDelegate
        default:
            if key == "bounds" || key == "position", v.components?.contains(where: \.isNaN) == true {
                throw LayerError(name: "CALayerInvalidGeometry", reason: "CALayer \(key) contains NaN")
            }
            let old = self[key]
            if old == v { return }
            change(key) {
                values[key] = v
                didChange(key, from: old)
            }
        }
    }
    /// Sets a value of a presentation copy, past actions and transactions.
    func overlay(_ v: Value, forKeyPath path: String) {
        let words = path.split(separator: ".").map(String.init)
        guard let key = words.first, let whole = self[key].setting(words.dropFirst(), v) else { return }
        values[key] = whole
    }
    func change(_ key: String, _ body: () -> Void) {
        let context = Context.current
        _ = context.transaction
        let found = context["disableActions"].isTrue ? nil : action(forKey: key)
        body()
        found?.run(forKey: key, layer: self)
    }
    private func didChange(_ key: String, from old: Value) {
        if key == "bounds", old.rect.size != bounds.size {
            setNeedsLayout()
            if self["needsDisplayOnBoundsChange"].isTrue { setNeedsDisplay() }
        }
        if needsDisplay(forKey: key) { setNeedsDisplay() }
    }
    func defaultValue(forKey key: String) -> Value { Layer.defaults[key] ?? .none }
    func needsDisplay(forKey key: String) -> Bool { false }

    // MARK: Actions

    func action(forKey key: String) -> Action? {
        switch delegate?.action(for: self, forKey: key) ?? .unspecified {
        case .action(let a): return a
        case .nothing: return nil
        case .unspecified: break
        }
        for table in [self["actions"].dict, self["style"].dict["actions"]?.dict ?? [:]] {
            if let v = table[key] { return v.object as? Action }
        }
        switch defaultAction(forKey: key) {
        case .action(let a): return a
        case .nothing: return nil
        case .unspecified: break
        }
        guard shown, Layer.animatable[key] != nil else { return nil }
        let animation = BasicAnimation()
        animation["keyPath"] = .string(key)
        animation["fromValue"] = (presentation() ?? self)[key]
        animation["duration"] = Context.current["animationDuration"]
        animation["timingFunction"] = Context.current["animationTimingFunction"].isNone ? .timing(TimingFunction(name: "default")!) : Context.current["animationTimingFunction"]
        return animation["duration"].double > 0 ? animation : nil
    }
    func defaultAction(forKey key: String) -> ActionAnswer { .unspecified }

    // MARK: Layout and display

    func setNeedsLayout() { needsLayout = true; _ = Context.current.transaction }
    func layoutIfNeeded() {
        var top = self
        while let p = top.parent, p.needsLayout { top = p }
        top.layoutTree()
    }
    private func layoutTree() {
        if needsLayout { needsLayout = false; layoutSublayers() }
        for child in sublayers { child.layoutTree() }
    }
    func layoutSublayers() { _ = delegate?.layoutSublayers(of: self) }

    func setNeedsDisplay() { needsDisplay = true; _ = Context.current.transaction }
    func displayIfNeeded() { if needsDisplay { display() } }
    func display() {
        needsDisplay = false
        if delegate?.display(self) == true { return }
        delegate?.layerWillDraw(self)
        draw()
    }
    func draw() { _ = delegate?.draw(self) }
}
