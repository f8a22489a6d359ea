public import Rules

/// What is known of the answer to one step, and why.
public struct Expected: Sendable {
  /// What a perfect engine of the reference's reading would answer.
  public var answer: Answer
  /// What any conforming engine may answer.
  public var pattern: AnswerPattern
  /// The rules that the expectation rests on.
  public var why: Why
  /// The rules that an answer of no object would break in the place of those behind the answer, where there
  /// are such rules: that something is there to be read.
  public var existence = Why.none
  /// Rules which say that earlier steps left this observation alone.
  public var undisturbed: Undisturbed
  /// What leaves the pattern weaker than equality, if anything does.
  public var weakened: OpenItem?
  /// The callbacks of the step, in order.
  public var events: [ExpectedEvent]
  /// The rules which say that nothing but these events is called back.
  public var silence: Why
  /// The rules which say of some kinds of events alone that there are no others.
  public var silences: [Silence] = []
  /// What is known of events of which neither says anything; nil where nothing is.
  public var rest: Rest?

  /// Creates an expectation.
  public init(
    _ answer: Answer, _ pattern: AnswerPattern, why: Why = .none,
    undisturbed: Undisturbed = Undisturbed(), weakened: OpenItem? = nil,
    events: [ExpectedEvent] = [], silence: Why = .none
  ) {
    self.answer = answer
    self.pattern = pattern
    self.why = why
    self.undisturbed = undisturbed
    self.weakened = weakened
    self.events = events
    self.silence = silence
  }

  /// The outcome that a perfect engine of the reference's reading would give.
  public var outcome: Outcome {
    Outcome(answer, events: events.compactMap(\.answer))
  }
}

/// Rules which say that a step causes no events of some kinds but those that are expected.
public struct Silence: Hashable, Sendable {
  /// The kinds of events.
  public let kinds: [Event.Kind]
  /// The rules.
  public var why: Why

  /// Creates a silence.
  public init(_ kinds: [Event.Kind], why: Why) {
    self.kinds = kinds
    self.why = why
  }
}

/// What may be answered to a step.
public enum AnswerPattern: Hashable, Sendable {
  /// The command is carried out.
  case done
  /// A value that matches.
  case value(ValuePattern)
  /// An exception, of whatever name.
  case raises(When)
  /// Either carried out or refused with an exception.
  case doneOrRaises(OpenItem)
  /// The reference does not decide the step at all.
  case undecided

  /// By when an exception must come.
  public enum When: Hashable, Sendable {
    /// At this step.
    case now
    /// At this step or at one up to the next commit, whichever the engine prefers.
    case byNextCommit
  }
}

/// The rules "X never changes Y" that the next comparison of Y puts to the test.
public struct Undisturbed: Hashable, Sendable {
  /// The rules.
  public var why: Why
  /// The step at which Y was last observed before X; nil when it was not.
  ///
  /// In a difference these rules are suspects unless Y was found wrong at that step already. Where nobody
  /// looked between what wrote Y and X, either may be what is wrong.
  public var seenAt: Int?

  /// Creates a note.
  public init(why: Why = .none, seenAt: Int? = nil) {
    self.why = why
    self.seenAt = seenAt
  }
}

/// A callback that a step may or must cause.
public struct ExpectedEvent: Hashable, Sendable {
  /// How often the event may come.
  public enum Presence: Hashable, Sendable {
    /// Exactly once, at this place among the other events that are exactly once.
    case once
    /// Exactly once, anywhere among the events of the step.
    case onceAnywhere
    /// Exactly once, behind those of some events that came at all, in whatever order they came.
    case onceAfter([Event])
    /// Exactly once, in this step or an earlier one from that number on, unsupported steps not counted.
    case onceSince(Int)
    /// At least once, in this step or an earlier one from that number on, likewise.
    case sometimeSince(Int)
    /// Any number of times, the event's details aside: nothing is asserted of it.
    case open(OpenItem)
  }

  /// The event, or for an open one the shape of the events that it stands for.
  public var shape: EventShape
  /// How often it may come.
  public var presence: Presence
  /// The rules that the expectation rests on.
  public var why: Why

  /// Creates an expectation.
  public init(_ shape: EventShape, _ presence: Presence, why: Why = .none) {
    self.shape = shape
    self.presence = presence
    self.why = why
  }

  /// The event that a perfect engine of the reference's reading would report, if it would.
  public var answer: Event? {
    switch shape {
    case .event(let event), .withAnyDetails(let event): event
    case .repeated, .searches, .otherQuestions, .kinds: nil
    }
  }
}

/// Which events an expectation speaks of.
public enum EventShape: Hashable, Sendable {
  /// This event; what was seen and other details count.
  case event(Event)
  /// This event, whatever was seen and whatever its other details.
  case withAnyDetails(Event)
  /// All questions about some keys, and runs of actions for them; nil means any layer or any key.
  case searches(layer: ObjectName?, keys: [String]?)
  /// All questions for actions for other keys than some.
  case otherQuestions(than: [String])
  /// Events like this one, of which a step may have more than one.
  case repeated(Event)
  /// All events of some kinds.
  case kinds([Event.Kind])
}

/// What is known of the answers to a script, with the table that resolves the reasons.
public struct ExpectedTrace: Sendable {
  /// One expectation for each step.
  public var steps: [Expected]
  /// Resolves the reasons.
  public var reasons: ReasonTable

  /// Creates an expected trace.
  public init(_ steps: [Expected], reasons: ReasonTable) {
    self.steps = steps
    self.reasons = reasons
  }
}
