// What is in which layer.

extension Layer {
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
}
