public import LayerScript
public import Rules

/// The directed cases: scripts with answers that were worked out from the rules and their sources.
public struct Corpus: Sendable {
  /// The chapters in their order.
  public var chapters: [CorpusChapter]

  /// Creates a corpus.
  public init(chapters: [CorpusChapter]) {
    self.chapters = chapters
  }

  /// All cases in the order of the chapters.
  public var cases: [CorpusCase] { chapters.flatMap(\.cases) }

  /// The cases that cite a rule.
  public func cases(citing rule: RuleID) -> [CorpusCase] {
    cases.filter { $0.rules.contains(rule) }
  }
}

/// One file of the corpus.
public struct CorpusChapter: Sendable {
  /// The name of the file without its ending, such as `geo`.
  public var name: String
  /// What the chapter is about.
  public var title: String
  /// The cases in the order of the file.
  public var cases: [CorpusCase]
}

/// A script with what any conforming engine answers to some of its steps.
public struct CorpusCase: Sendable {
  /// What holds, in a sentence; no two cases have the same.
  public var title: String
  /// The rules that the case puts to the test, the one that it is about first.
  public var rules: [RuleID]
  /// Where the numbers come from, in the short names of the glossary.
  public var source: String
  /// The profiles that an engine must have on, as it declares them.
  public var profiles: [String]
  /// The script.
  public var script: Script
  /// What is expected, by the index of the step.
  public var expectations: [Int: CorpusExpectation]
  /// The line of its file at which the case begins, from 1.
  public var line: Int
}

/// What a case says of one step.
public struct CorpusExpectation: Sendable {
  /// What is answered; nil when only the callbacks matter.
  public var answer: CorpusAnswer?
  /// What is called back; nil when that does not matter.
  public var events: CorpusEvents?
}

/// What may be answered to a step.
public enum CorpusAnswer: Hashable, Sendable {
  /// This value, with numbers within a tolerance.
  case value(Value, within: Tolerance)
  /// A list with these elements in any order.
  case unordered([Value])
  /// Anything but no object, and not the value given.
  case something(except: Value?)
  /// An exception, at this step or, where so said, by the next commit.
  case raised(byNextCommit: Bool)
}

/// What is called back during a step.
public struct CorpusEvents: Hashable, Sendable {
  /// The events; all of them but for those of the kinds in `ignored`, unless the list is partial.
  public var list: [Event]
  /// Tells whether they come in this order.
  public var isOrdered: Bool
  /// Tells whether any other events may come between and behind these.
  public var isPartial = false
  /// Tells whether they may also have come at an earlier step, among any others.
  public var isByNow = false
  /// Tells whether they may be about other layers than those named.
  public var isOfAnyLayer = false
  /// Kinds of events that may come besides.
  public var ignored: [Event.Kind]
}
