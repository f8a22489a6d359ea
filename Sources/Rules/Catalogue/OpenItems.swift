extension Catalogue {
  /// What the catalogue lists as unspecified: the behaviour and why it is open.
  package static let openItems: [OpenItem: String] = [
    .layers(1):
      """
    Setting frame while T has a rotation that is no multiple of 90 degrees, shear, perspective, \
    or a 3D rotation: REF:frame forbids it; header silent. Reading frame is fine. One log exists \
    for an in-plane rotation: GEO-40, profile rotated-frame, tolerance 1e-5 (the log is single \
    precision).
    """,
    .layers(2):
      """
    Setting frame under a singular T (a zero scale): Division by zero; CRASH logs show NaN \
    exceptions, not values.
    """,
    .layers(3):
      """
    Infinite values in position/bounds/frame: SVGKit#424 (February 2016, iOS 9 era): raised when \
    used as sublayer ("non-finite position"); a public handler says iOS 10 ignores the same \
    case. Version dependent.
    """,
    .layers(4):
      """
    NaN in anchorPoint, transform, zPosition, contentsRect, opacity: No source; only position \
    and bounds are named by exceptions.
    """,
    .layers(5):
      """
    State after a rejected NaN set: Only the exception is recorded; GEO-26 asserts no more than \
    the err.
    """,
    .layers(6):
      """
    frame and conversions when T (or an ancestor's) has m14/m24/m34 != 0 or m44 != 1, and any w \
    <= 0: No document gives the projection used by frame; clipping behaviour unknown. Optional \
    profiles only.
    """,
    .layers(7):
      """
    anchorPointZ != 0 together with a T that mixes z into x/y: Header's frame list omits \
    anchorPointZ and zPosition, the transform comment includes it; no observation.
    """,
    .layers(8):
      """
    Conversion of points *into* a layer through a 3D-rotated or perspective chain (needs a \
    ray/plane intersection): No document; no observation.
    """,
    .layers(9):
      """
    Conversions and hits through a singular chain: Inverse undefined; Invert returns its \
    argument, which would give arbitrary numbers.
    """,
    .layers(10):
      """
    Effect of geometryFlipped on conversions, on sublayer placement numbers, and on frame with \
    anchorPoint y != 0.5: Header says geometry is flipped, no formula; only contentsAreFlipped \
    (GEO-36) and an unaffected centred frame are observed.
    """,
    .layers(11):
      """
    nil in conversions for a layer that is not a root, or a root with T or bounds.origin: REF \
    speaks of "the layer's frame's origin" only; header silent.
    """,
    .layers(12):
      """
    Conversions between unrelated trees: REF: a common parent is required; Apple-checked test \
    shows defined numbers. Profile only.
    """,
    .layers(13):
      """
    Null, infinite, empty or negative-size rectangles in convertRect, scrollToRect, \
    setNeedsDisplayInRect: Not described.
    """,
    .layers(14):
      """
    insertSublayer:atIndex: with i >= count: REF: must be a valid 0-based index. i > count: \
    observed once, on an empty list: appended (TREE-41). Non-empty list and exceptions: open. \
    The GN tests insert at 0 and 1 only. Generate 0 <= i < count; treat i = count (and i = 0 on \
    an empty list) as lenient: append expected, a deviation is reported as a note only.
    """,
    .layers(15):
      "insert below/above with nil sibling: Header marks it nullable, nothing says where it goes.",
    .layers(16):
      """
    insert a layer below/above itself; replace a layer by itself; replace with a layer that is \
    already another child of the same receiver (final index): Not described.
    """,
    .layers(17):
      """
    replaceSublayer when the old layer is not a child; replace with nil: Header: undefined; "if \
    non-nil" for the new one conflicts with the non-null signature.
    """,
    .layers(18):
      """
    sublayers set to layers that already have a superlayer, or containing duplicates or an \
    ancestor: Header/REF: undefined.
    """,
    .layers(19):
      """
    mask set to a layer that has a superlayer; nested masks; one mask shared by two owners: \
    Header: undefined/unsupported; one Apple-checked value exists (TREE-35).
    """,
    .layers(20):
      """
    When exactly a cycle is detected (at the call or at commit) and the state afterwards: Only \
    exception texts from crash logs; TREE-22 asserts no more than the err.
    """,
    .layers(22):
      """
    Identity (same object) of arrays returned by sublayers: Header: copy; not retained elements.
    """,
    .layers(23):
      """
    Z-order effects of 3D transforms (intersecting planes, T with z translation) on paint order \
    and hitTest; zPosition combined with S: S4 warns of confusion; depth sorting is \
    undocumented.
    """,
    .layers(24):
      """
    hitTest with different zPosition among more than two overlapping siblings: Recorded for two \
    siblings (TREE-26, profile hit-z, default on, severity minor); older sources disagree \
    (section 14).
    """,
    .layers(25):
      """
    hitTest versus opacity 0, mask, cornerRadius, contents alpha, doubleSided NO facing away, \
    shape path: Only bounds, hidden, order, masksToBounds are observed.
    """,
    .layers(26):
      "hitTest sent directly to a CATransformLayer: H-TL: should never be called.",
    .layers(27):
      "opacity, shadowOpacity outside [0,1]: Header: undefined.",
    .layers(28):
      """
    contentsRect empty; contentsCenter outside the unit square (drawn result): Header: \
    undefined. Storage is PROPS/DIS-20.
    """,
    .layers(29):
      """
    strokeStart/strokeEnd outside [0,1]; gradient locations not increasing or outside [0,1]; \
    colors/locations count mismatch; conic start = end: Headers demand or call undefined.
    """,
    .layers(30):
      """
    Setting nil through KVC on scalar or struct properties: No source found ; could reset to \
    default or raise.
    """,
    .layers(31):
      "KVC values of a wrong class (string for a number, point for a rect): Not described.",
    .layers(32):
      """
    Transform key paths on T with several rotation axes, negative scale, shear or perspective: \
    both read and write: Decomposition order undocumented; a forum post (stackoverflow 68047245) \
    reports wrong angles under skew.
    """,
    .layers(33):
      "Sign/branch of rotation.x/y outside (-pi/2, pi/2): Euler branch choice undocumented.",
    .layers(34):
      """
    Key paths below arbitrary keys holding structs, and for filters by name: Documented for \
    filters only with CIFilter, not portable.
    """,
    .layers(35):
      """
    Modifying a style dictionary or its ancestors after setting it: Header: undefined until \
    style is set again (KVC-25 only covers the copy).
    """,
    .layers(36):
      """
    CATransform3DGetAffineTransform of a non-affine matrix: Header: undefined (the layer method \
    is defined by observation, GEO-27).
    """,
    .layers(37):
      "CATransform3DRotate with a zero vector: Header: undefined; MakeRotation: identity.",
    .layers(38):
      "Invert of nearly singular matrices: Precision not given.",
    .layers(39):
      "needsDisplay of a brand-new layer: No source; tests call displayIfNeeded first.",
    .layers(40):
      """
    Whether contents becomes nil already at setNeedsDisplay: REF:setNeedsDisplay says existing \
    contents is removed, REF:display says it is replaced by the new backing store.
    """,
    .layers(41):
      "Whether setting contents clears a pending needsDisplay: Not described.",
    .layers(42):
      "Which drawing callbacks run for a layer with an empty bounds: Not described.",
    .layers(43):
      """
    The rectangle / clip a context gets after setNeedsDisplayInRect; context flip state: Header \
    allows clipping; this is rendering.
    """,
    .layers(44):
      """
    Superlayer's needsLayout after a change of bounds.origin only, on a layer that is not a \
    scroll view's: Header says any bounds change marks both; for the content offset of a scroll \
    view the superview is not laid out again (O3 FK): LAY-28, profile origin-layout, default on, \
    severity minor.
    """,
    .layers(45):
      """
    layoutIfNeeded when the superlayer is clean: are dirty siblings laid out?: Header (stop at \
    the topmost dirty layer) and REF (lay out below the first clean ancestor) differ.
    """,
    .layers(46):
      """
    Order of layout among siblings; number of passes until stable when callbacks keep dirtying: \
    Not described.
    """,
    .layers(47):
      """
    layoutSublayersOfLayer: for layers outside any committed tree at commit: Update cycle is \
    defined for displayed layers only.
    """,
    .layers(48):
      """
    Behaviour of any write to a presentation layer; modelLayer after the producing transaction \
    ended; direct calls of initWithLayer:: Header: undefined. GN PR #109 reports that a direct \
    call copies nothing on Apple.
    """,
    .layers(49):
      """
    presentationLayer in a headless process: GN PR #109: nil throughout without a render server. \
    A headless engine must be allowed a virtual commit meaning of "committed".
    """,
    .layers(50):
      "Object identity of presentation layers between calls: Not described.",
    .layers(51):
      """
    Retain semantics: does a superlayer keep removed sublayers alive, is delegate zeroed: \
    Header: delegate weak, arrays may not retain; memory model differs per language.
    """,
    .layers(52):
      "Thread interleavings without CATransaction lock: Only a lock is documented.",
    .layers(53):
      """
    Archive contents and shouldArchiveValueForKey defaults: Header says base returns YES; \
    Apple-checked test says NO for unset keys (section 14). Leave out.
    """,
    .layers(54):
      """
    setFrame: order in which position and bounds change (order of two events): Crash stacks show \
    setFrame calling setPosition, no full order. Compare as a set.
    """,
    .layers(55):
      """
    Replicator "centre" when anchorPoint is not (0.5,0.5): Header says centre; anchor or bounds \
    centre not distinguished.
    """,
    .layers(56):
      """
    scrollToRect when the rectangle is larger than the view and starts before the current \
    origin: Only starts after the origin were observed.
    """,
    .layers(57):
      """
    visibleRect through rotation or scale, or with several nested scroll layers: Only \
    translation chains and one scroll layer observed; whether the result is a bounding box is \
    not stated.
    """,
    .animation(1):
      """
    commit without begin: header and reference: raises; GS-txn hard: does not raise on Apple, \
    duration stays .25
    """,
    .animation(2):
      """
    arguments dictionary of runAction: documented as optional, content only "specific to the \
    event"
    """,
    .animation(3):
      """
    whether an equal-value set, a frame set, or a sub-path set makes a query under that exact \
    key, and how often: only the resulting animations are evidenced
    """,
    .animation(4):
      """
    explicit commit while an implicit transaction is open (TXN-26): follows only from one \
    sentence about flush
    """,
    .animation(5):
      """
    whether runAction sees the old or the new model value: S3 says the new value is not set yet \
    when the animation is added; UIKit's additive from = old-new needs the new value
    """,
    .animation(6):
      """
    order of queries for several keys of one change (frame), of events onOrderIn / sublayers / \
    others: never documented
    """,
    .animation(7):
      """
    timeOffset on a non-repeating or finitely repeating animation: does it shorten the run \
    (formula) or loop once round (full length): H-Time formula gives t in [offset, offset+…] and \
    an early end; LW and e-learn 952135 report a full-length run that wraps; LW's numeric remark \
    (speed 2, offset .5 starts at the end) contradicts the formula (half way)
    """,
    .animation(8):
      """
    negative speed on animations or layers: formula exists, active interval and begin/stop \
    semantics do not
    """,
    .animation(9):
      """
    repeatCount together with repeatDuration; negative values of either: D:repeatDuration calls \
    it undefined
    """,
    .animation(10):
      "from, to and by all set: header: at most two",
    .animation(11):
      """
    start value of an implicit animation on a property already animating; the "value below" of \
    an explicit from-only, to-only or by-only animation while another animation of the same path \
    is alive (ANIM-25..27, PRES-10): only the custom-action pattern is documented; built-in \
    source value not stated; for to-only the header says the presentation value, a published \
    measurement the model value (they agree when nothing else runs)
    """,
    .animation(12):
      """
    all three of from/to/by nil: D:CABasicAnimation mentions previous and current presentation \
    value, no usable definition
    """,
    .animation(13):
      """
    bool, string, image, filter values between key frames: switch instant, cross-fade: G-B lists \
    hidden, masksToBounds, contents as animatable, no rule for the mid value
    """,
    .animation(14):
      """
    colour interpolation with different alpha, spaces, patterns, nil; additive colours; \
    clamping: nothing documented
    """,
    .animation(15):
      """
    cubic first and last segment, cubicPaced, tension/continuity/bias: K-B spline named, end \
    tangents not
    """,
    .animation(16):
      """
    wrong counts or non-monotone keyTimes, too few or many timing functions, empty or single \
    values: "might not be what you expect"
    """,
    .animation(17):
      """
    180-degree rotations, reflections, singular or perspective matrices, several axes, \
    non-uniform scale with rotation: decomposition not published; MN: pi and -pi both turn the \
    same way
    """,
    .animation(18):
      """
    second stop when an already finished, retained animation is removed; finished flag on \
    detaching the layer; state after re-attaching: H-Anim covers both events with one method; OR \
    shows inconsistent behaviour after re-adding
    """,
    .animation(19):
      """
    order of stop callbacks against transaction blocks, and among animations ending at the same \
    instant: not documented
    """,
    .animation(20):
      """
    completion time of a block without effective changes: not documented (D page speaks of \
    duration 0 only)
    """,
    .animation(21):
      """
    delay of an outer block seen by nested ones; repeat of outer; nested inside \
    animateKeyframes: VPG says "for the most part"
    """,
    .animation(22):
      "autoreverse without repeat in a block: D: must be combined with repeat",
    .animation(23):
      """
    animationKeys position of a replaced key: "order of application" only; CU shows one case \
    that fits "moves to the end" (keys were [bounds], then a frame change gave [position, \
    bounds], so re-adding under a present key moves it to the end: inferred)
    """,
    .animation(24):
      "addition order of transforms in additive animations: \"concatenated\", side not stated",
    .animation(25):
      """
    presentation layer: identity over time, mutation, use after the transaction: header: \
    modifying undefined; modelLayer after its transaction undefined
    """,
    .animation(26):
      """
    implicit animation when the old or the new value is nil: MM-q: backgroundColor from nil gave \
    none, but it passed a UIColor, so unclear
    """,
    .animation(27):
      """
    built-in animation for doubleSided, contentsScale, rasterizationScale, anchorPointZ, \
    contentsCenter, shouldRasterize, sublayers, mask: header "Animatable" but absent from G-B, \
    or S3 and G-B disagree
    """,
    .animation(28):
      """
    transaction animationDuration of 0 or negative: positive default only; adding with 0 falls \
    back to it, circular
    """,
    .animation(29):
      """
    which of two blocks is meant when an outer scope sets it while a nested one is open: key \
    rule says innermost scope, usage says per group; only the nested reading of the getter is \
    recorded (TXN-47)
    """,
    .animation(30):
      """
    exact instant of begin, end, repeat boundary: half-open intervals are a reading: active for \
    begin ≤ t < end; fills outside
    """,
    .animation(31):
      """
    layers' own duration, repeat, autoreverses, fillMode: layers adopt the protocol; effect not \
    described
    """,
    .animation(32):
      """
    opacity and shadowOpacity outside [0,1] (also through spring or additive): header: undefined
    """,
    .animation(33):
      """
    group timingFunction; group member with duration 0; nested groups' begin rounding; G-Anim \
    says group values override members', class reference says clipped: sources disagree
    """,
    .animation(34):
      """
    cumulative with autoreverse, with non-zero start (ANIM-36), with non-numeric types: one \
    sentence
    """,
    .animation(35):
      """
    keyPath nil in an action animation; unknown key paths; animating frame: not documented / not \
    animatable
    """,
    .animation(36):
      """
    settlingDuration above critical damping, or at it with initial velocity; over-damped shape: \
    no recorded value (only WK and a default flag)
    """,
    .animation(37):
      """
    start callback for an animation removed before its commit; callbacks when add and remove \
    share a transaction: not documented
    """,
    .animation(38):
      "changing an attached animation obtained from animationForKey: header: undefined",
    .animation(39):
      """
    style dictionary edited in place; setting sublayers with already-parented layers: header: \
    undefined
    """,
    .animation(40):
      """
    animation on a layer of the same tree while an ancestor is paused and the child re-parented: \
    no source
    """,
    .animation(41):
      """
    a layer that was committed and then detached; mask layers; whether a change of a \
    never-committed layer searches and runs custom actions: only "no built-in animation" is \
    recorded (MM-h), while ACT-43 needs order-in actions to run on a layer not yet committed
    """,
    .animation(42):
      """
    members of a group edited after the group was added or copied: adding copies (ANIM-01), but \
    a copied group shares its children (PA #74)
    """,
    .animation(43):
      """
    what a tick does to explicit animations on an unattached layer: recorded only within one \
    turn (PA #82, CT, XAM); KF: immediate stop for a layer in no tree
    """,
    .animation(44):
      """
    the instant for a block of an inner level while an outer one is still open: recorded only \
    that no block runs inside commit (PA #47)
    """,
    .animation(45):
      """
    whether steps that a handler performs are committed in the same turn or in the next one: not \
    recorded on Apple; the model takes the next turn (M2)
    """,
    .animation(46):
      "presentation after an advance inside an open explicit transaction: two readings, M5",
    .animation(47):
      """
    keys, attached animations and, with a forwards fill and removal, the value between an end \
    that was passed and the tick that delivers it: no source separates the end from its delivery
    """,
  ]
}
