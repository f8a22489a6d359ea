// Transactions, commits, and what is delivered at a tick.

import Foundation

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
