import Campaign
import Conformance
import LayerScript
import Reporting
import Wire

/// `layercheck merge`: the records of the shards of one run, joined.
enum MergeVerb {
  static func carryOut(_ arguments: Arguments) throws(UsageError) -> ExitCode {
    let paths = arguments.words
    if paths.isEmpty {
      throw UsageError(
        "'merge' takes the records of shards",
        remedy: "'layercheck run --shard 1/2 --report FOLDER' makes one")
    }
    let folder = try arguments.value("report").map { path throws(UsageError) in
      try ReportFolder(path)
    }
    let output = try arguments.value("output")
    let outputs = try IntegrationOutputs(arguments)
    let known = try KnownFailures(arguments)
    var record = try merged(paths)
    if let known { record.expect(known.list.entries) }
    let report = Report(record)
    let isQuiet = arguments.has("quiet")
    outputs.print(isQuiet ? report.summary : report.text(in: Terminal.style(of: .output)))
    if case .shardsMissing = record.end, isQuiet { complain(ofMissing: record.header.shards) }
    if let output { try Files.write(record.text, to: output) }
    try folder?.prepare()
    let lost = folder.flatMap {
      RunVerb.write(ReportFiles(report, record), into: $0, quietly: isQuiet)
    }
    let trouble = outputs.write(report, isForgiven: known?.isUpdated ?? false) ?? lost
    let code =
      if let known, known.isUpdated {
        try known.update(by: record)
      } else {
        RunVerb.code(of: record, requiringAll: arguments.has("require-exercised"))
      }
    return code == .holds ? trouble?.code ?? code : code
  }

  private static func complain(ofMissing shards: [Shard]) {
    let missing = shards.missing
    let noun = missing.count == 1 ? "shard" : "shards"
    Terminal.complain("layercheck: the run is incomplete without the \(noun) \(missing.words)")
  }

  private static func merged(_ paths: [String]) throws(UsageError) -> Record {
    var records: [Record] = []
    for path in paths { records.append(try RecordFile.read(path)) }
    do throws(MergeProblem) {
      return try Record(merging: records)
    } catch {
      throw problem(error, paths, records)
    }
  }

  private static func problem(
    _ problem: MergeProblem, _ paths: [String], _ records: [Record]
  ) -> UsageError {
    switch problem {
    case .nothing: return UsageError("'merge' takes the records of shards")
    case .isWhole(let place):
      return UsageError(
        "'\(paths[place])' is the record of a whole run, to which nothing can be added",
        remedy: "name records of shards alone")
    case .twice(let shard, let first, let second):
      return UsageError(
        "shard \(shard) is in '\(paths[first])' and in '\(paths[second])'",
        remedy: "leave one of them out")
    case .differs(let first, let second, let fact):
      let texts = [first, second].compactMap { fact.text(of: records[$0]) }
      let values = texts.isEmpty ? "" : ": " + texts.joined(separator: " and ")
      return UsageError(
        "'\(paths[first])' and '\(paths[second])' are not of one run: they differ in the "
          + fact.rawValue + values, remedy: "merge shards that were run by the same command alone")
    }
  }
}
