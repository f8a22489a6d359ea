// What runs when a property changes: actions, and animations, which are such.

import Foundation

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
