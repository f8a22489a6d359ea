import LayerModel
import LayerScript
import Rules

extension VariantCatalogue {
  /// Engines that run nothing for the changes of a layer before its first commit, whatever the search finds.
  static let newLayerVariants: [Variant] = [
    Variant(
      "new-layers-run-no-animation", "an animation that a change of a new layer finds is not added",
      by: .item(.animation(41)), taking: [.runsWhereOpen],
      steps: """
        new a1 {keyPath: "zPosition", duration: 1, fromValue: 1, toValue: 2, delegate: h1}
        new l1 {actions: {position: a1}, position: (0, 1)}
        host l1
        tick
        get l1.presentation.zPosition
        advance 0.5
        get l1.presentation.zPosition
        advance 1
        tick
        """
    ) { RunsOpenly(.animation(41), false) },
    Variant(
      "new-layers-run-no-group", "a group that a change of a new layer finds is not added",
      by: .item(.animation(41)), taking: [.runsWhereOpen],
      steps: """
        new a1 {keyPath: "zPosition", duration: 1, fromValue: 1, toValue: 2}
        new a2 CAAnimationGroup {animations: [a1], duration: 2, delegate: h1}
        begin
        set transaction.completionBlock b1
        new l1 {actions: {opacity: a2}, opacity: 0.5}
        host l1
        commit
        tick
        get l1.presentation.zPosition
        advance 0.5
        get l1.presentation.zPosition
        advance 2
        tick
        """
    ) { RunsOpenly(.animation(41), false) },
    Variant(
      "new-layers-run-no-action", "an action that a change of a new layer finds is not run",
      by: .item(.animation(41)), taking: [.runsWhereOpen],
      steps: """
        react x1 run limit 1 [set transaction.animationDuration 1]
        new l1 {actions: {zPosition: x1}, zPosition: 1}
        host l1
        tick
        set l1.zPosition 2
        """
    ) { RunsOpenly(.animation(41), false) },
  ]
}
