// A small retained layer tree with implicit animation, in the manner of Core Animation.

import Foundation

// MARK: - Actions and animations

struct LayerError: Error { var name: String, reason: String }

protocol Action: AnyObject { func run(forKey key: String, layer: Layer) }
enum ActionAnswer { case unspecified, nothing, action(Action) }

protocol LayerDelegate: AnyObject {
    func action(for layer: Layer, forKey key: String) -> ActionAnswer
    // These return false where the delegate leaves the work to the layer.
    func layoutSublayers(of layer: Layer) -> Bool
    func display(_ layer: Layer) -> Bool
    func draw(_ layer: Layer) -> Bool
    func layerWillDraw(_ layer: Layer)
}
protocol AnimationDelegate: AnyObject {
    func animationDidStart(_ animation: Animation)
    func animationDidStop(_ animation: Animation, finished: Bool)
}

class Animation: Action {
    var values: [String: Value] = [:]
    var delegate: AnimationDelegate?
    class var defaults: [String: Value] {
        ["beginTime": .number(0), "duration": .number(0), "speed": .number(1), "timeOffset": .number(0), "repeatCount": .number(0),
         "repeatDuration": .number(0), "autoreverses": .bool(false), "fillMode": .string("removed"), "removedOnCompletion": .bool(true),
         "timingFunction": .none]
    }
    required init() {}
    subscript(key: String) -> Value {
        get { values[key] ?? Self.defaults[key] ?? .none }
        set { values[key] = newValue }
    }
    func copy() -> Self {
        let c = Self()
        c.values = values
        c.delegate = delegate
        return c
    }
    func run(forKey key: String, layer: Layer) {
        if Self.defaults["keyPath"] != nil, self["keyPath"].isNone {
            let c = copy()
            c["keyPath"] = .string(key)
            layer.add(c, forKey: key)
        } else { layer.add(self, forKey: key) }
    }

    var activeDuration: Double {
        if self["repeatDuration"].double > 0 { return self["repeatDuration"].double }
        let once = self["duration"].double * (self["autoreverses"].isTrue ? 2 : 1), count = self["repeatCount"].double
        return count > 0 ? once * count : once
    }
    func activeTime(_ time: Double, begin: Double) -> Double {
        let t = (time - begin) * self["speed"].double + self["timeOffset"].double
        return self["speed"].double < 0 ? activeDuration + t : t
    }
    func isOver(at time: Double, begin: Double) -> Bool {
        let speed = self["speed"].double, t = activeTime(time, begin: begin)
        return speed < 0 ? t <= 0 : speed > 0 && t >= activeDuration
    }
    /// The position within one cycle, from 0 to the duration, and the number of cycles behind.
    func sample(at time: Double, begin: Double, duration: Double) -> (time: Double, cycle: Int)? {
        var t = activeTime(time, begin: begin)
        let active = self["duration"].double == 0 ? duration : activeDuration, fill = self["fillMode"].text
        if t < 0 {
            guard fill == "backwards" || fill == "both" else { return nil }
            t = 0
        }
        if t >= active {
            guard fill == "forwards" || fill == "both" else { return nil }
            t = active
        }
        guard duration > 0, t.isFinite else { return (0, 0) }
        var cycle = (t / duration).rounded(.down), offset = t - cycle * duration
        if t == active, offset == 0, cycle > 0 { cycle -= 1; offset = duration }
        var repeats = Int(cycle)
        if self["autoreverses"].isTrue {
            if repeats % 2 == 1 { offset = duration - offset }
            repeats /= 2
        }
        if let f = self["timingFunction"].timing { offset = f(offset / duration) * duration }
        return (offset, repeats)
    }
    func apply(to layer: Layer, at time: Double, begin: Double, defaultDuration: Double) {}
}

class PropertyAnimation: Animation {
    override class var defaults: [String: Value] {
        super.defaults.merging(["keyPath": .none, "additive": .bool(false), "cumulative": .bool(false)]) { $1 }
    }
    func value(progress: Double, current: Value) -> Value { current }

    override func apply(to layer: Layer, at time: Double, begin: Double, defaultDuration: Double) {
        let own = self["duration"].double, duration = own == 0 ? defaultDuration : own
        guard let (t, cycle) = sample(at: time, begin: begin, duration: duration), case let path = self["keyPath"].text,
              let current = layer.value(forKeyPath: path) else { return }
        var v = value(progress: duration > 0 ? t / duration : 1, current: current)
        if self["cumulative"].isTrue, cycle > 0 {
            let end = value(progress: 1, current: current)
            for _ in 0..<min(cycle, 10_000) { v = end.adding(v) }
        }
        if self["additive"].isTrue { v = v.adding(current) }
        layer.overlay(v, forKeyPath: path)
    }
}

final class BasicAnimation: PropertyAnimation {
    override class var defaults: [String: Value] {
        super.defaults.merging(["fromValue": .none, "toValue": .none, "byValue": .none]) { $1 }
    }
    override func value(progress: Double, current: Value) -> Value {
        let from = self["fromValue"], to = self["toValue"], by = self["byValue"]
        let ends: (Value, Value)
        switch (from.isNone, to.isNone, by.isNone) {
        case (false, false, _): ends = (from, to)
        case (false, true, false): ends = (from, from.adding(by))
        case (true, false, false): ends = (to.subtracting(by), to)
        case (false, true, true): ends = (from, current)
        case (true, false, true): ends = (current, to)
        case (true, true, false): ends = (current, current.adding(by))
        default: return current
        }
        return ends.0.mixed(ends.1, progress)
    }
}

final class KeyframeAnimation: PropertyAnimation {
    override class var defaults: [String: Value] {
        super.defaults.merging(["values": .none, "keyTimes": .none, "timingFunctions": .none, "calculationMode": .string("linear")]) { $1 }
    }
    override func value(progress: Double, current: Value) -> Value {
        let values = self["values"].list, mode = self["calculationMode"].text, discrete = mode == "discrete"
        guard let last = values.last else { return current }
        let spans = discrete ? values.count : values.count - 1
        guard spans > 0 else { return last }
        var times = self["keyTimes"].list.map(\.double)
        if mode == "paced" {
            var total = 0.0
            times = [0] + zip(values, values.dropFirst()).map { a, b in
                total += (a.combined(b) { ($1 - $0) * ($1 - $0) }?.components ?? [1]).reduce(0, +).squareRoot()
                return total
            }
            times = times.map { total > 0 ? $0 / total : 0 }
        } else if times.count < values.count {
            times = (0...spans).map { Double($0) / Double(spans) }
        }
        guard progress >= times[0] else { return values[0] }
        let i = times.lastIndex { $0 <= progress } ?? 0
        if discrete { return values[min(i, values.count - 1)] }
        guard i < values.count - 1 else { return last }
        var f = (progress - times[i]) / (times[i + 1] - times[i])
        let functions = self["timingFunctions"].list
        if mode != "paced", i < functions.count, let ease = functions[i].timing { f = ease(f) }
        return values[i].mixed(values[i + 1], f)
    }
}

final class AnimationGroup: Animation {
    override class var defaults: [String: Value] { super.defaults.merging(["animations": .none]) { $1 } }
    override func copy() -> Self {
        let c = super.copy()
        if case .list(let l) = self["animations"] { c["animations"] = .list(l.map { ($0.object as? Animation).map { .object($0.copy()) } ?? $0 }) }
        return c
    }
    override func apply(to layer: Layer, at time: Double, begin: Double, defaultDuration: Double) {
        let own = self["duration"].double, duration = own == 0 ? defaultDuration : own
        guard let (t, _) = sample(at: time, begin: begin, duration: duration) else { return }
        for case let child as Animation in self["animations"].list.compactMap(\.object) {
            child.apply(to: layer, at: t, begin: child["beginTime"].double, defaultDuration: duration)
        }
    }
}

// MARK: - Transactions

final class CompletionGroup {
    let block: () -> Void
    var pending = 0, committed = false
    init(_ block: @escaping () -> Void) { self.block = block }
}

final class Transaction {
    let implicit: Bool
    var values: [String: Value] = [:]
    var completion: CompletionGroup?
    init(implicit: Bool) { self.implicit = implicit }
}

/// The clock, the open transactions, the layers that are on show, and what waits to be delivered.
final class Context {
    static var current = Context()
    var now = 100.0
    private(set) var stack: [Transaction] = []
    private var roots: [Layer] = [], groups: [CompletionGroup] = [], queue: [() -> Void] = []

    var transaction: Transaction {
        if stack.isEmpty { stack.append(Transaction(implicit: true)) }
        return stack.last!
    }
    subscript(key: String) -> Value {
        get {
            for t in stack.reversed() { if let v = t.values[key] { return v } }
            return ["animationDuration": .number(0.25), "disableActions": .bool(false)][key] ?? .none
        }
        set { transaction.values[key] = newValue }
    }
    var completionGroups: [CompletionGroup] { stack.compactMap(\.completion) }

    func setCompletion(_ block: (() -> Void)?) {
        let t = transaction
        t.completion = block.map(CompletionGroup.init)
        if let g = t.completion { groups.append(g) }
    }
    func begin() { stack.append(Transaction(implicit: false)) }
    func commit() {
        guard let t = stack.last, !t.implicit else { return }
        finish()
    }
    func flush() {
        if stack.count == 1, stack[0].implicit { finish() }
    }
    private func finish() {
        if stack.count == 1 { push() }
        stack.removeLast().completion?.committed = true
    }
    func show(_ root: Layer) {
        _ = transaction
        if !roots.contains(where: { $0 === root }) { roots.append(root) }
    }
    func isHosted(_ layer: Layer) -> Bool { roots.contains { $0 === layer.root } }
    func enqueue(_ work: @escaping () -> Void) { queue.append(work) }

    /// Brings the trees on show up to date and starts what was added.
    private func push() {
        for root in roots { root.layoutIfNeeded() }
        for layer in roots.flatMap(\.subtree) { layer.displayIfNeeded() }
        for layer in roots.flatMap(\.subtree) { layer.wasCommitted() }
    }

    func tick() {
        flush()
        let starts = queue
        queue = []
        starts.forEach { $0() }
        for layer in roots.flatMap(\.subtree) { layer.endAnimations() }
        let stops = queue
        queue = []
        stops.forEach { $0() }
        let done = groups.filter { $0.committed && $0.pending <= 0 }
        groups.removeAll { $0.committed && $0.pending <= 0 }
        done.forEach { $0.block() }
    }
}

// MARK: - Layers

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
    private(set) var attached: [Attached] = []
    private(set) var sublayers: [Layer] = []
    private(set) var mask: Layer?
    private weak var parent: Layer?
    private var shown = false
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
    private func change(_ key: String, _ body: () -> Void) {
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

    // MARK: Geometry

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
    private var chain: [Layer] { [self] + (superlayer?.chain ?? []) }
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

    // MARK: Tree

    func insert(_ child: Layer, at index: Int? = nil) throws {
        guard !chain.contains(where: { $0 === child }) else { throw LayerError(name: "CALayerInvalid", reason: "layer would be its own ancestor") }
        child.removeFromSuperlayer()
        change("sublayers") {
            sublayers.insert(child, at: min(max(index ?? sublayers.count, 0), sublayers.count))
            child.parent = self
            setNeedsLayout()
        }
        child.change("onOrderIn") {}
    }
    func insert(_ child: Layer, below sibling: Layer) throws { try insert(child, next: sibling, offset: 0) }
    func insert(_ child: Layer, above sibling: Layer) throws { try insert(child, next: sibling, offset: 1) }
    private func insert(_ child: Layer, next sibling: Layer, offset: Int) throws {
        guard sibling.parent === self else { throw LayerError(name: "CALayerInvalid", reason: "not a sublayer") }
        if child === sibling { return }
        if child.parent === self { sublayers.removeAll { $0 === child }; child.parent = nil }
        try insert(child, at: sublayers.firstIndex { $0 === sibling }! + offset)
    }
    func replace(_ old: Layer, with new: Layer) throws {
        guard old !== new else { return }
        try insert(new, below: old)
        old.removeFromSuperlayer()
    }
    func removeFromSuperlayer() {
        guard let p = parent else { return }
        if p.mask === self { p.mask = nil; parent = nil; return }
        let wasHosted = Context.current.isHosted(self)
        change("onOrderOut") {}
        p.change("sublayers") {
            p.sublayers.removeAll { $0 === self }
            parent = nil
            p.setNeedsLayout()
        }
        if wasHosted { for layer in subtree { layer.shown = false; layer.removeAllAnimations() } }
    }
    func setSublayers(_ new: [Layer]) throws {
        for old in sublayers where !new.contains(where: { $0 === old }) { old.removeFromSuperlayer() }
        for layer in new { try insert(layer) }
    }
    func setMask(_ new: Layer?) {
        if mask === new { return }
        change("mask") {
            mask?.parent = nil
            new?.removeFromSuperlayer()
            mask = new
            new?.parent = self
        }
    }

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

    // MARK: Animations

    func add(_ animation: Animation, forKey key: String?) {
        let context = Context.current, copy = animation.copy()
        _ = context.transaction
        if copy["duration"].double == 0 { copy["duration"] = context["animationDuration"] }
        if let key { removeAnimation(forKey: key) }
        let groups = context.completionGroups
        groups.forEach { $0.pending += 1 }
        attached.append(Attached(key: key, animation: copy, begin: nil, groups: groups))
    }
    func animation(forKey key: String) -> Animation? { attached.first { $0.key == key }?.animation }
    var animationKeys: [String] { attached.compactMap(\.key) }
    func removeAnimation(forKey key: String) { detach(finished: false) { $0.key == key } }
    func removeAllAnimations() { detach(finished: false) { _ in true } }

    private func detach(finished: Bool, where test: (Attached) -> Bool) {
        let leaving = attached.filter(test)
        attached.removeAll(where: test)
        for a in leaving where !a.ended { stop(a, finished: finished) }
    }
    private func stop(_ a: Attached, finished: Bool) {
        a.groups.forEach { $0.pending -= 1 }
        Context.current.enqueue { a.animation.delegate?.animationDidStop(a.animation, finished: finished) }
    }
    func wasCommitted() {
        shown = true
        for i in attached.indices where attached[i].begin == nil {
            let a = attached[i].animation
            if a["beginTime"].double == 0 { a["beginTime"] = .number(localTime(Context.current.now)) }
            attached[i].begin = a["beginTime"].double
            Context.current.enqueue { a.delegate?.animationDidStart(a) }
        }
    }
    func endAnimations() {
        let now = localTime(Context.current.now)
        func isDone(_ a: Attached) -> Bool { a.begin.map { a.animation.isOver(at: now, begin: $0) } ?? false }
        for i in attached.indices where !attached[i].ended && isDone(attached[i]) {
            attached[i].ended = true
            stop(attached[i], finished: true)
        }
        detach(finished: true) { $0.ended && $0.animation["removedOnCompletion"].isTrue }
    }
    func presentation() -> Layer? {
        if original != nil { return self }
        guard shown else { return nil }
        let copy = type(of: self).init(presentationOf: self), now = localTime(Context.current.now)
        for a in attached { a.animation.apply(to: copy, at: now, begin: a.begin ?? now, defaultDuration: 0.25) }
        return copy
    }
    func localTime(_ clock: Double) -> Double {
        let outer = superlayer?.localTime(clock) ?? clock
        return (outer - self["beginTime"].double) * self["speed"].double + self["timeOffset"].double
    }
    func clockTime(_ local: Double) -> Double {
        let speed = self["speed"].double
        let outer = (speed == 0 ? 0 : (local - self["timeOffset"].double) / speed) + self["beginTime"].double
        return superlayer?.clockTime(outer) ?? outer
    }

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
