// Written by '.ci/sources Sources' from Specs/corpus/clients/key-frames.txt.
extension CorpusScripts {
  static let clientsKeyFramesCases = #"""
    VIEW-40 VIEW-42: The view answers nil while it saves, and one animation comes of it
    new v1 backing l1; host v1; tick; beginBlock keyframes duration 2; beginBlock keyframe duration 0.5; askView v1 l1 opacity
    VIEW-40 VIEW-42: Nothing is attached while the bodies of key frames run
    new v1 backing l1; host v1; tick; beginBlock keyframes duration 1; beginBlock keyframe duration 0.25; set l1.opacity 0; animationKeys l1
    VIEW-41: A key frame begins and ends at fractions of the whole
    new v1 backing l1; host v1; tick; beginBlock keyframes duration 2; beginBlock keyframe duration 0.25 delay 0.5; set v1.alpha 0; endBlock; endBlock; tick; advance 0.9; get l1.presentation.opacity; advance 0.7; get l1.presentation.opacity
    VIEW-43: Images share the time, and follow each other without end
    new v1 UIImageView backing l1 {animationImages: [i1, i2, i3], animationDuration: 2.5}; host v1; tick; startAnimating v1; tick; advance 1; get l1.presentation.contents; advance 1; get l1.presentation.contents; advance 1; get l1.presentation.contents
    """#
}
