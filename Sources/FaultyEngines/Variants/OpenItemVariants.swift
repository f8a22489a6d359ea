import LayerModel
import LayerScript
import Rules

extension VariantCatalogue {
  /// Engines that answer, or call back, otherwise wherever one item leaves it open.
  static let openItems: [Variant] =
    (openLayerAnswers + openAnimationAnswers).map { item, steps in
      Variant(
        "answers-\(item.word)", "answers something else wherever \(item) leaves the answer open",
        by: .item(item), steps: steps
      ) { OpenAnswers(item: item) }
    }
    + openCalls.map { item, steps in
      Variant(
        "calls-\(item.word)",
        "calls back what \(item) permits, and leaves out what it merely permits",
        by: .item(item), callingBackBy: item, steps: steps
      ) { OpenCallbacks(item) }
    }
}

extension OpenItem {
  /// The item as a part of a name.
  fileprivate var word: String { self == .beyondReference ? "undecided" : description }
}
