/// The list of known failures that a plan names.
struct KnownList {
  /// What it holds; nothing where the plan names none.
  let list: KnownFailureList
  private let path: String?
  private let isUpdated: Bool

  /// Reads the list; where it is to be written, it need not be there.
  init(_ plan: CheckPlan) throws(CheckProblem) {
    (path, isUpdated) = (plan.knownFailures, plan.updatesKnownFailures)
    guard let path else {
      list = KnownFailureList()
      return
    }
    guard let text = SystemFile.text(of: path) else {
      guard isUpdated else {
        throw CheckProblem(
          message: "there is no list of known failures '\(path)' that can be read",
          remedy: "run once with LAYERCHECK_UPDATE_EXPECT=1, which makes one")
      }
      list = KnownFailureList()
      return
    }
    do throws(KnownFailureList.Problem) {
      list = try KnownFailureList(parsing: text)
    } catch {
      let place = error.line.map { ", line \($0)" } ?? ""
      throw CheckProblem(message: "\(path)\(place): \(error.message)", remedy: error.remedy)
    }
  }

  /// The scripts that are known to crash the engine, or not to end: in the process of the tests they must not run.
  var deadlyScripts: Set<Script> {
    Set(
      list.entries.filter {
        $0.identities.contains { $0.deviation == .crash || $0.deviation == .hang }
      }
      .flatMap(\.examples).map(\.script))
  }

  /// Writes the list as a check would have it, where the plan asks for that.
  func update(by record: Record) throws(CheckProblem) {
    guard let path, isUpdated, record.end != .interrupted else { return }
    if SystemFile.replace(path, by: list.updated(by: record).text) { return }
    throw CheckProblem(
      message: "cannot write the list of known failures '\(path)'",
      remedy: "name a file in a folder in which you may write")
  }
}
