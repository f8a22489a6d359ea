// The animations of a layer, its presentation copy, and its time.

extension Layer {
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
}
