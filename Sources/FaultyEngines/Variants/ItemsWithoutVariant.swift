public import Rules

extension VariantCatalogue {
  /// The open items that no variant takes otherwise, each with the reason.
  ///
  /// An item is here if no script can tell one choice from another, or if its scripts are open by another item
  /// that has a variant.
  public static let itemsWithoutVariant: [OpenItem: String] = [
    .layers(15): "every step that inserts beside a layer names that layer",
    .layers(22): "answers list elements; none tells which object a list is",
    .layers(28): "the reference decides no painting of such contents, and that has a variant",
    .layers(33): "the same key paths are open by UL-32, which has a variant",
    .layers(35): "scripts set dictionaries as a whole and cannot edit one in place",
    .layers(43): "callbacks do not tell a rectangle or the state of a context",
    .layers(44): "the profile origin-layout settles it, and has a variant",
    .layers(48): "no step writes to a presentation layer, or makes one by its initialiser",
    .layers(49): "an engine without presentation layers declares it, and is asked for none",
    .layers(50): "answers name the layer behind a presentation layer, not the object itself",
    .layers(51): "the reference decides nothing once a layer is let go of, and that has a variant",
    .layers(52): "steps of several threads are carried out one after the other",
    .layers(53): "the protocol has no archives",
    .layers(54): "questions of one change may come in any order by UA-06, which has a variant",
    .layers(55): "the painted box is open unless an engine declares replicator-centre",
    .animation(2): "callbacks do not tell the arguments of an action",
    .animation(23): "a replaced key may be listed anywhere by ANIM-03, which has a variant",
    .animation(25): "no step keeps a presentation layer beyond one reading",
    .animation(29): "steps set the block of the innermost transaction, and of no other",
    .animation(31): "the reference decides nothing below such a layer, and that has a variant",
    .animation(38): "scripts name the animations that they made, not attached copies",
    .animation(39): "dictionaries are set as a whole; layers that stand elsewhere are UL-18",
    .animation(40): "a layer that moves after a commit is open by UA-41, which has a variant",
  ]
}
