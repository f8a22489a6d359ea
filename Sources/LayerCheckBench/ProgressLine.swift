/// A line that says how far a long measurement is; written to a terminal alone.
struct ProgressLine {
  let total: Int
  private let isShown = Output.isTerminal

  init(total: Int) {
    self.total = total
  }

  func show(_ count: Int, _ what: String) {
    if isShown { Output.overwriteLine("\(count) of \(total)  \(what)") }
  }

  func clear() {
    if isShown { Output.overwriteLine("") }
  }
}
