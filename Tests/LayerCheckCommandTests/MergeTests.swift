import Foundation
import Testing

/// `layercheck merge`, and the shards that it merges, as somebody at a command line meets them.
struct MergeTests {
  @Test func theShardsOfARunMakeTheReportOfTheRun() throws {
    let folder = try Folder()
    _ = try Program("run", "--cases", "40", "--report", folder.path("whole"))
    for number in 1...2 {
      let program = try Self.run("\(number)/2", into: folder)
      #expect(program.errors == "layercheck: shard \(number) of 2, by --shard\n")
      #expect(program.output.contains("(shard \(number) of 2, 20 scripts, "))
      #expect(program.code == 0)
      let report = try folder.read("\(number)-2/report.md")
      #expect(report.contains("\n| shards | \(number) of 2 |\n"))
      #expect(report.contains(" --shard \(number)/2`\n"))
    }
    let merged = try Program(
      "merge", "--quiet", "--report", folder.path("merged"), "--output", folder.path("it.jsonl"),
      folder.path("2-2"), folder.path("1-2/record.jsonl"))
    #expect(merged.code == 0)
    #expect(merged.errors == "")
    #expect(merged.output.hasPrefix("reference conforms (40 scripts, "))
    for file in ["report.md", "record.jsonl"] {
      #expect(try folder.read("merged/\(file)") == folder.read("whole/\(file)"))
    }
    #expect(try folder.read("it.jsonl") == folder.read("whole/record.jsonl"))
  }

  @Test func missingShardsAreNamedAndLeaveNoVerdict() throws {
    let folder = try Folder()
    for shard in ["2/3", "3/3"] { _ = try Self.run(shard, into: folder) }
    let merged = try Program(
      "merge", "--quiet", "--report", folder.path("part"), folder.path("3-3"), folder.path("2-3"))
    #expect(merged.errors == "layercheck: the run is incomplete without the shard 1 of 3\n")
    #expect(merged.output.hasPrefix("reference could not be judged (shards 2, 3 of 3, "))
    #expect(merged.code == 3)
    let report = try folder.read("part/report.md")
    #expect(report.contains("**Incomplete: of the run, the shard 1 of 3 is missing.**"))

    // What was merged of some shards can be merged with the rest.
    _ = try Self.run("1/3", into: folder)
    let whole = try Program("merge", "--quiet", folder.path("part"), folder.path("1-3"))
    #expect(whole.output.hasPrefix("reference conforms (40 scripts, "))
    #expect(whole.code == 0)
  }

  @Test func aViolationDecidesThoughShardsAreMissing() throws {
    let folder = try Folder()
    let faulty = ["--engine", "fault:frame-anchor-centre", "--rule", "GEO-06"]
    #expect(try Self.run("1/2", into: folder, faulty).code == 1)
    let merged = try Program("merge", folder.path("1-2"))
    #expect(merged.lines.contains("Incomplete: of the run, the shard 2 of 2 is missing."))
    #expect(merged.code == 1)
  }

  @Test func recordsThatDoNotBelongTogetherAreRefused() throws {
    let folder = try Folder()
    _ = try Self.run("1/2", into: folder)
    _ = try Program("run", "--cases", "4", "--report", folder.path("whole"))
    let other = ["run", "--cases", "4", "--shard", "2/2", "--report", folder.path("other")]
    _ = try Program(other)
    let (one, two, whole) = (folder.path("1-2"), folder.path("other"), folder.path("whole"))
    let cases = [
      (
        [one, two],
        "'\(one)' and '\(two)' are not of one run: they differ in the number of scripts: 40 and 4"
      ),
      ([one, one], "shard 1/2 is in '\(one)' and in '\(one)'"),
      ([one, whole], "'\(whole)' is the record of a whole run, to which nothing can be added"),
      ([], "'merge' takes the records of shards"),
    ]
    for (paths, message) in cases {
      let program = try Program(["merge"] + paths)
      #expect(program.errors.hasPrefix("layercheck: \(message)\nlayercheck: "))
      #expect(program.output == "")
      #expect(program.code == 2)
    }
  }

  @Test func whatIsNoRecordIsRefused() throws {
    let folder = try Folder()
    _ = try Self.run("1/2", into: folder)
    let lines = try folder.read("1-2/record.jsonl").split(separator: "\n")
    try folder.write(lines.dropLast().joined(separator: "\n"), to: "cut.jsonl")
    let cut = try Program("merge", folder.path("cut.jsonl"))
    #expect(cut.errors.contains("the footer is missing: the record was cut off"))
    #expect(cut.code == 2)
    #expect(try Program("merge", folder.path("nowhere")).code == 2)
  }

  @Test func variablesSayWhichPartItIs() throws {
    let folder = try Folder()
    let program = try Program(
      pasting: "TEST_SHARD_INDEX=1 TEST_TOTAL_SHARDS=3 "
        + "TEST_SHARD_STATUS_FILE='\(folder.path("seen"))' layercheck run --cases 6 --quiet")
    #expect(
      program.errors == "layercheck: shard 2 of 3, by TEST_SHARD_INDEX, TEST_TOTAL_SHARDS\n")
    #expect(program.output.contains("(shard 2 of 3, 2 scripts, "))
    #expect(folder.has("seen"))

    let off = try Program(
      pasting: "TEST_SHARD_INDEX=1 TEST_TOTAL_SHARDS=3 "
        + "TEST_SHARD_STATUS_FILE='\(folder.path("off"))' layercheck run --cases 6 --shard off")
    #expect(off.errors == "")
    #expect(off.output.contains("(6 scripts, "))
    #expect(!folder.has("off"))

    let wrong = try Program(pasting: "LAYERCHECK_SHARD=4/3 layercheck run --cases 6")
    #expect(
      wrong.errors == """
        layercheck: '4/3' is no value for 'LAYERCHECK_SHARD'
        layercheck: write a shard such as 2/5, of at most 16, or 'off'

        """)
    #expect(wrong.code == 2)
  }

  @Test func theFirstShardRunsTheScriptsOfKnownFailures() throws {
    let folder = try Folder()
    try folder.write(
      "layercheck known failures 2\nknown frame\n"
        + "  wrong get layer.frame | other value | new layer\n  script new l1; get l1.frame\n",
      to: "known.txt")
    let known = ["--expect", folder.path("known.txt"), "--rule", "GEO-06"]
    let first = try Self.run("1/2", into: folder, known)
    #expect(first.lines.contains("passes now: frame"))
    #expect(first.code == 1)
    let second = try Self.run("2/2", into: folder, known)
    #expect(second.lines.contains("not run: frame"))
    #expect(second.code == 0)
    let words = ["merge", folder.path("1-2"), folder.path("2-2")]
    let merged = try Program(words)
    #expect(merged.lines.contains("passes now: frame"))
    #expect(merged.code == 1)
    let update = ["--expect", folder.path("known.txt"), "--update-expect"]
    let updated = try Program(words + update)
    #expect(updated.lines.contains("taken out: frame"))
    #expect(updated.code == 0)
  }

  @Test(arguments: ["--update-expect", "--require-exercised"])
  func whatIsAboutTheWholeRunIsLeftToMerging(option: String) throws {
    let program = try Program("run", "--shard", "1/2", option)
    #expect(program.errors.contains("'\(option)' is about the whole run, and this is a shard"))
    #expect(program.code == 2)
  }

  private static func run(
    _ shard: String, into folder: Folder, _ options: [String] = []
  ) throws -> Program {
    let report = folder.path(shard.replacing("/", with: "-"))
    return try Program(
      ["run", "--cases", "40", "--shard", shard, "--report", report] + options)
  }
}
