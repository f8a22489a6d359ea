// Written by '.ci/sources Sources' from Specs/corpus/clients/forwarder.txt.
extension CorpusScripts {
  static let clientsForwarderCases = #"""
    VIEW-30 ACT-48: A forwarded layer does not animate outside of blocks
    new v1 backing l1; host v1; new l2; new d1 {opacity: v1, position: v1}; set l2.delegate d1; add l2 to l1; tick; set l2.opacity 0.5; animationKeys l2
    VIEW-30 ACT-48: Inside a block it animates with the block's duration
    new v1 backing l1; host v1; new l2; new d1 {opacity: v1, position: v1}; set l2.delegate d1; add l2 to l1; tick; beginBlock animate duration 0.5; set l2.opacity 0.5; endBlock; get l2.animation(opacity).duration; set l2.position (10, 10); animationKeys l2
    ACT-48: A forwarded layer is asked about anew inside a block
    new v1 backing l1; host v1; new l2; new d1 {opacity: v1, position: v1}; set l2.delegate d1; add l2 to l1; tick; set l2.opacity 0.5; animationKeys l2; beginBlock animate duration 0.5; set l2.opacity 0.25; endBlock; get l2.animation(opacity).duration
    VIEW-32: Two forwarded layers each have their own values
    new v1 backing l1; host v1; new l2; new d1 {opacity: v1, position: v1}; set l2.delegate d1; add l2 to l1; tick; new l3; new d2 {opacity: v1}; set l3.delegate d2; add l3 to l1; set l3.opacity 0.25; tick; beginBlock animate duration 1; set l2.opacity 0; set l3.opacity 1; endBlock; get l2.animation(opacity).fromValue; get l3.animation(opacity).fromValue
    VIEW-31: When the view is gone the layer animates by itself
    new v1 backing l1; new l2; new d1 {opacity: v1}; set l2.delegate d1; host l2; tick; drop v1; set l2.opacity 0.5; get l2.animation(opacity).duration
    VIEW-30 ACT-48 LAY-15: When its view is resized outside of a block a forwarded layer follows at once
    new k1 CALayer implementing [layoutSublayers]; new v1 backing l1 k1; host v1; new l2; new d1 {position: v1, bounds: v1, borderWidth: v1, cornerRadius: v1}; set l2.delegate d1; set l2.borderWidth 1; set l2.cornerRadius 20; add l2 to l1; tick; react k1 layoutSublayers limit 1 [set l2.frame (0, 0, 50, 40)]; set v1.bounds (0, 0, 50, 40); layoutIfNeeded l1; get l2.frame; animationKeys l2; get l2.cornerRadius
    VIEW-30 ACT-48 LAY-15: When its view is resized inside a block a forwarded layer follows with the block
    new k1 CALayer implementing [layoutSublayers]; new v1 backing l1 k1; host v1; new l2; new d1 {position: v1, bounds: v1, borderWidth: v1, cornerRadius: v1}; set l2.delegate d1; set l2.borderWidth 1; set l2.cornerRadius 20; add l2 to l1; tick; react k1 layoutSublayers limit 1 [set l2.frame (0, 0, 50, 40)]; beginBlock animate duration 0.5; set v1.bounds (0, 0, 50, 40); layoutIfNeeded l1; endBlock; get l2.frame; get l2.animation(position).duration; get l2.animation(bounds).duration; get l1.animation(bounds).duration
    ACT-27 LAY-15: Without the forwarder the same layer animates in layout for a quarter of a second
    new k1 CALayer implementing [layoutSublayers]; new v1 backing l1 k1; host v1; new l2; new d1 {position: v1, bounds: v1, borderWidth: v1, cornerRadius: v1}; set l2.delegate d1; set l2.borderWidth 1; set l2.cornerRadius 20; add l2 to l1; tick; set l2.delegate nil; react k1 layoutSublayers limit 1 [set l2.frame (0, 0, 50, 40)]; set v1.bounds (0, 0, 50, 40); layoutIfNeeded l1; get l2.animation(position).duration; get l2.animation(bounds).duration
    """#
}
