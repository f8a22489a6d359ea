package import LayerScript
import Rules

/// An animation that is attached to a layer.
package struct AttachedAnimation: Sendable {
  /// The key; nil is a key like any other that is never replaced (ANIM-05).
  package var key: String?
  /// The copy that was made when it was attached (ANIM-01).
  package var object: AnimationObject
  /// The object that it was copied from; nil for a built-in animation.
  package var source: ObjectName?
  /// Set by a faulty engine that keeps the caller's object instead of a copy.
  package var isShared = false
  /// Who made it.
  package var maker: Maker
  /// The seconds by which it begins after its commit (VIEW-22).
  var delay = 0.0
  /// Tells whether neither its key nor the number of animations is asserted (VIEW-15).
  var isCountOpen = false
  /// How often the source had been changed when the copy was made.
  var revision = 0
  var why: Why
  /// The reasons for the duration, where it is not the object's own.
  var whyDuration = Why.none
  /// The reasons for the pace, besides those of the object's own.
  var whyPace = Why.none
  /// The rules behind what was shown where it starts from that.
  var whyStart = Why.none
  /// The rules behind the commit that resolved the begin time.
  var whyBegin = Why.none
  /// Tells whether a search for an action has found it or made it.
  var isFound: Bool
  /// Tells whether the key is not asserted, only that there is an animation (ACT-36).
  var isKeyOpen = false
  /// What leaves open whether it has the key of its property, because that may be free (VIEW-17).
  var openKey: OpenItem?
  /// Tells whether the order relative to the next one in the list is not asserted.
  var tiesWithNext = false
  /// What leaves the start value open.
  var openStart: OpenItem?
  /// What leaves the pace open.
  var openPace: OpenItem?
  /// The begin time in the local time of the layer, once an outermost commit has resolved it.
  package var begin: Double?
  /// What the begin time in full precision has beyond that.
  var beginRest = 0.0
  /// The layer's local time at the commit that resolved the begin time.
  var committedAt = -Double.infinity
  /// The number of the last change when it was attached.
  var change = 0
  /// Tells whether it was attached before its layer was committed (ANIM-75).
  var isAttachedEarly = false
  /// Tells whether other animations got their begin time at the same commit.
  var isCommittedWithOthers = false
  /// Which of all acts of attaching it was.
  package var number = 0
  /// Which of all explicit transactions that stand alone it was attached in; 0 outside of any.
  var transaction = 0
  /// Tells whether it was attached in a transaction within another.
  var isNested = false
  /// The step that attached it.
  var step = 0
  /// Tells whether its delegate was told of its start, or would have been.
  var hasStarted = false
  /// Tells whether its delegate was told of its end, or would have been.
  package var hasEnded = false
  /// Tells whether a turn has ended while its layer's time stood still.
  var wasPaused = false
  /// The step from which on its delegate may have heard of its start.
  var startSince: Int?
  /// The step from which on its delegate may have heard of its end.
  var endSince: Int?
  /// Tells whether its layer has left the tree since the last outermost commit.
  var hasLeft = false
  /// What leaves open what is heard of it.
  var openCallbacks: OpenItem?
  /// What leaves open whether it is attached, or for how long.
  var doubt: OpenItem?
  /// Tells whether another has taken its place that may not be there.
  var isReplacedOpenly = false

  /// Tells whether it may have ended and left its layer, at an instant too close to tell (UA-30).
  var mayBeGone: Bool {
    guard let endSince, endSince != step, !hasEnded else { return false }
    return object[.removedOnCompletion] != .boolean(false)
  }

  /// Who makes animations.
  package enum Maker: Hashable, Sendable {
    /// The script.
    case script
    /// The built-in step of the search.
    case builtIn
    /// A block of views, for a change of a property.
    case block
    /// A block of views at its end, out of key frames.
    case keyframeBlock
    /// A class of the script, which copies the timing of another one that the script made.
    case copy
    /// The custom block of *View-Layer Synergy*.
    case pop
    /// An image view.
    case images
  }

  init(
    key: String?, object: AnimationObject, source: ObjectName?, why: Why, isFound: Bool = true
  ) {
    self.key = key
    self.isFound = isFound
    maker = source == nil ? .builtIn : .script
    self.object = object
    self.source = source
    self.why = why
  }
}

/// The animations of one layer, and why there are no others.
package struct AnimationList: Sendable {
  /// The attached animations in the order of adding.
  package var attached: [AttachedAnimation] = []
  /// Keys without animation, with the rules that say so; the next change of a key replaces its entry.
  private var ruledOut = Tombstones()
  /// Keys of which it is open whether an animation is attached under them.
  private(set) var openKeys: [(key: String, item: OpenItem)] = []
  /// Set when nothing is asserted of the keys at all.
  private(set) var allOpen: OpenItem?
  /// Tells whether a key was added again, which leaves its place in the order open (M7).
  var isOrderOpen = false
  /// Properties that an animation has ceased to animate, with the rules that say what shows now.
  private var settled: [(property: Property, why: Why, step: Int)] = []
  /// The rules behind the last removal of everything.
  var whyEmptied = Why.none

  /// Tells whether an animation is attached under a key.
  package func has(_ key: String) -> Bool { attached.contains { $0.key == key } }

  /// Puts on record why a change of a key has started nothing; what an earlier one may have started goes on.
  mutating func rule(out key: String, _ why: Why, reasons: inout ReasonTable) {
    ruledOut[key] = why
  }

  /// Notes that there is nothing under a key any more, whatever there was.
  mutating func close(_ key: String) {
    openKeys.removeAll { $0.key == key }
  }

  /// Forgets why there was nothing under a key, because there is something now.
  mutating func admit(_ key: String) {
    close(key)
    ruledOut[key] = nil
  }

  mutating func leaveOpen(_ key: String, _ item: OpenItem) {
    admit(key)
    openKeys.append((key, item))
  }

  /// Puts on record why a property is not animated any more.
  mutating func settle(
    _ property: Property, _ why: Why, at step: Int, reasons: inout ReasonTable
  ) {
    let before = whySettled(property)
    settled.removeAll { $0.property == property }
    settled.append((property, reasons.union(before, why), step))
  }

  func whySettled(_ property: Property) -> Why {
    settled.first { $0.property == property }?.why ?? .none
  }

  /// Tells whether an animation of a property has ended beside one that goes on.
  func outlivesOther(animating property: Property) -> Bool {
    guard let last = settled.first(where: { $0.property == property })?.step else { return false }
    return attached.contains { $0.step < last && $0.object.animates(property) }
  }

  mutating func leaveAllOpen(_ item: OpenItem) {
    allOpen = item
  }

  mutating func settleAll() {
    openKeys = []
    allOpen = nil
  }

  /// The order of the two animations of one frame change is not asserted (ACT-52).
  mutating func tieLastTwo() {
    guard attached.count >= 2 else { return }
    let (first, second) = (attached[attached.count - 2], attached[attached.count - 1])
    if first.key == "position", second.key == "bounds" {
      attached[attached.count - 2].tiesWithNext = true
    }
  }

  func openItem(for key: String) -> OpenItem? {
    allOpen ?? openKeys.first { $0.key == key }?.item
  }

  /// What leaves open whether a property is animated: whether there is an animation under its key, or whether
  /// one of it was attached under another.
  func openItem(animating property: Property) -> OpenItem? {
    openItem(for: property.rawValue)
      ?? attached.first { $0.doubt != nil && $0.object.animates(property) }?.doubt
  }

  /// Tells whether it is open what is under some key, those aside that a reported rule keeps empty.
  func hasOpenKeys(but reported: Why) -> Bool {
    openKeys.contains { ruledOut[$0.key] != reported }
  }

  func whyRuledOut(_ key: String) -> Why? { ruledOut[key] }

  /// The different reasons why there is nothing under some keys.
  var whysRuledOut: [Why] { ruledOut.whys }
}

/// Keys under which there is nothing, with the reasons.
///
/// Reasons are counted, so that they are listed at the cost of how many differ, however many
/// animations have come and gone.
private struct Tombstones: Sendable {
  private var reasons: [String: Why] = [:]
  private var counts: [(why: Why, count: Int)] = []

  var whys: [Why] { counts.map(\.why) }

  subscript(key: String) -> Why? {
    get { reasons[key] }
    set {
      if newValue == nil, reasons.isEmpty { return }
      if let old = reasons[key] { count(old, -1) }
      reasons[key] = newValue
      if let newValue { count(newValue, 1) }
    }
  }

  private mutating func count(_ why: Why, _ change: Int) {
    guard let place = counts.firstIndex(where: { $0.why == why }) else {
      counts.append((why, change))
      return
    }
    counts[place].count += change
    if counts[place].count == 0 { counts.remove(at: place) }
  }
}
