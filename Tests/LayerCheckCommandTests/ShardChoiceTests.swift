import Conformance
import Testing

@testable import LayerCheckCommand

/// Which part of a run it is, by the command line and by the environment.
struct ShardChoiceTests {
  private static let array = [
    "SLURM_ARRAY_TASK_ID": "7", "SLURM_ARRAY_TASK_MIN": "1", "SLURM_ARRAY_TASK_MAX": "13",
    "SLURM_ARRAY_TASK_COUNT": "5", "SLURM_ARRAY_TASK_STEP": "3",
  ]
  private static let bazel = ["TEST_SHARD_INDEX": "0", "TEST_TOTAL_SHARDS": "4"]
  private static let gitLab = ["GITLAB_CI": "true", "CI_NODE_INDEX": "2", "CI_NODE_TOTAL": "5"]

  @Test(
    arguments: [
      (
        array, "3/5",
        "SLURM_ARRAY_TASK_ID, SLURM_ARRAY_TASK_MIN, SLURM_ARRAY_TASK_COUNT, SLURM_ARRAY_TASK_STEP"
      ),
      (
        ["SLURM_PROCID": "3", "SLURM_STEP_NUM_TASKS": "4"], "4/4",
        "SLURM_PROCID, SLURM_STEP_NUM_TASKS"
      ),
      (
        ["JOB_COMPLETION_INDEX": "0", "LAYERCHECK_SHARDS": "16"], "1/16",
        "JOB_COMPLETION_INDEX, LAYERCHECK_SHARDS"
      ),
      (bazel, "1/4", "TEST_SHARD_INDEX, TEST_TOTAL_SHARDS"),
      (gitLab, "2/5", "CI_NODE_INDEX, CI_NODE_TOTAL"),
      (
        ["CIRCLE_NODE_INDEX": "1", "CIRCLE_NODE_TOTAL": "2"], "2/2",
        "CIRCLE_NODE_INDEX, CIRCLE_NODE_TOTAL"
      ),
      (
        ["BUILDKITE_PARALLEL_JOB": "2", "BUILDKITE_PARALLEL_JOB_COUNT": "3"], "3/3",
        "BUILDKITE_PARALLEL_JOB, BUILDKITE_PARALLEL_JOB_COUNT"
      ),
      (
        ["PARALLEL_SEQ": "5", "PARALLEL_JOBSLOT": "1", "LAYERCHECK_SHARDS": "5"], "5/5",
        "PARALLEL_SEQ, LAYERCHECK_SHARDS"
      ),
      (["LAYERCHECK_SHARD": "2/5"], "2/5", "LAYERCHECK_SHARD"),
    ])
  func theEnvironmentSaysWhichPartItIs(
    variables: [String: String], shard: String, source: String
  ) throws {
    let choice = try ShardChoice(by: nil, or: variables)
    #expect(choice.shard?.description == shard)
    #expect(choice.source == source)
  }

  @Test(arguments: [
    [:],
    // A batch script that asked for tasks and starts none runs but once.
    ["SLURM_PROCID": "0", "SLURM_NTASKS": "4"],
    // Steps of one task, arrays of one task, jobs that are not divided.
    ["SLURM_PROCID": "0", "SLURM_STEP_NUM_TASKS": "1"],
    [
      "SLURM_ARRAY_TASK_ID": "3", "SLURM_ARRAY_TASK_MIN": "3", "SLURM_ARRAY_TASK_COUNT": "1",
    ], ["GITLAB_CI": "true", "CI_NODE_TOTAL": "1"],
    ["CIRCLE_NODE_INDEX": "0", "CIRCLE_NODE_TOTAL": "1"],
    // GNU parallel is used for all sorts of things, and others have GitLab's names.
    ["PARALLEL_SEQ": "5", "PARALLEL_JOBSLOT": "1"], ["CI_NODE_INDEX": "0", "CI_NODE_TOTAL": "4"],
    ["LAYERCHECK_SHARD": "off", "TEST_SHARD_INDEX": "0", "TEST_TOTAL_SHARDS": "4"],
  ])
  func withoutAPartItIsTheWholeRun(variables: [String: String]) throws {
    #expect(try ShardChoice(by: nil, or: variables).shard == nil)
  }

  @Test func theOptionOutweighsOurVariableAndThatTheSystems() throws {
    var variables = Self.gitLab
    #expect(try ShardChoice(by: nil, or: variables).shard == Shard(2, of: 5))
    variables["LAYERCHECK_SHARD"] = "3/4"
    #expect(try ShardChoice(by: nil, or: variables).shard == Shard(3, of: 4))
    #expect(try ShardChoice(by: "1/2", or: variables).shard == Shard(1, of: 2))
    #expect(try ShardChoice(by: "1/2", or: variables).source == "--shard")
    #expect(try ShardChoice(by: "off", or: variables).shard == nil)
  }

  @Test func systemsThatAgreeAreNoContradiction() throws {
    let variables = Self.gitLab.merging(
      ["PARALLEL_SEQ": "2", "LAYERCHECK_SHARDS": "5"], uniquingKeysWith: { $1 })
    #expect(try ShardChoice(by: nil, or: variables).shard == Shard(2, of: 5))
  }

  @Test func aSystemThatDividesNothingIsNoContradiction() throws {
    let variables = [
      "GITLAB_CI": "true", "CI_NODE_TOTAL": "1", "PARALLEL_SEQ": "2", "LAYERCHECK_SHARDS": "5",
    ]
    #expect(try ShardChoice(by: nil, or: variables).shard == Shard(2, of: 5))
  }

  @Test(arguments: [
    ("2/5", "4", true), ("off", "4", false), (nil, "4", true), (nil, "1", true),
  ])
  func bazelHearsWhetherItIsHeeded(option: String?, count: String, isHeeded: Bool) throws {
    let variables = [
      "TEST_SHARD_INDEX": "0", "TEST_TOTAL_SHARDS": count, "TEST_SHARD_STATUS_FILE": "seen",
    ]
    #expect((try ShardChoice(by: option, or: variables).statusFile == "seen") == isHeeded)
  }

  @Test(
    arguments: [
      (gitLab.merging(bazel) { $1 }, "GitLab says shard 2/5", "Bazel says shard 1/4"),
      (
        gitLab.merging(["LAYERCHECK_SHARDS": "4"]) { $1 }, "CI_NODE_TOTAL that there are 5",
        "LAYERCHECK_SHARDS says 4"
      ),
    ].map { ($0.0, [$0.1, $0.2]) })
  func contradictionsAreNamed(variables: [String: String], words: [String]) {
    // Which of two is named first is a matter of the order of systems.
    let message = Self.complaint(by: nil, variables)
    for word in words { #expect(message.contains(word) == true, "\(message)") }
  }

  @Test(
    arguments: [
      (["JOB_COMPLETION_INDEX": "0"], "LAYERCHECK_SHARDS does not say of how many"),
      (["LAYERCHECK_SHARDS": "5"], "nothing says which"),
      (
        ["LAYERCHECK_SHARDS": "5", "GITLAB_CI": "true", "CI_NODE_TOTAL": "1"], "nothing says which"
      ),
      (["LAYERCHECK_SHARDS": "many"], "LAYERCHECK_SHARDS is 'many'"),
      (["TEST_TOTAL_SHARDS": "4"], "TEST_SHARD_INDEX is not set"),
      (["TEST_SHARD_INDEX": "1"], "TEST_TOTAL_SHARDS does not say of how many"),
      (["TEST_SHARD_INDEX": "4", "TEST_TOTAL_SHARDS": "4"], "TEST_SHARD_INDEX is '4'"),
      (["TEST_SHARD_INDEX": "-1", "TEST_TOTAL_SHARDS": "4"], "TEST_SHARD_INDEX is '-1'"),
      (["TEST_SHARD_INDEX": "1", "TEST_TOTAL_SHARDS": "0"], "TEST_TOTAL_SHARDS is '0'"),
      (["CIRCLE_NODE_INDEX": "1", "CIRCLE_NODE_TOTAL": "17"], "into 17 by CIRCLE_NODE_TOTAL"),
      (
        ["BUILDKITE_PARALLEL_JOB": "", "BUILDKITE_PARALLEL_JOB_COUNT": "2"],
        "BUILDKITE_PARALLEL_JOB is ''"
      ),
      (
        ["GITLAB_CI": "true", "CI_NODE_INDEX": "0", "CI_NODE_TOTAL": "2"],
        "CI_NODE_INDEX is '0', which is no whole number from 1 to 2"
      ),
      (["PARALLEL_SEQ": "6", "LAYERCHECK_SHARDS": "5"], "PARALLEL_SEQ is '6'"),
      (
        ["SLURM_ARRAY_TASK_ID": "1", "SLURM_ARRAY_TASK_COUNT": "2"],
        "SLURM_ARRAY_TASK_MIN is not set"
      ),
      (array.merging(["SLURM_ARRAY_TASK_ID": "6"]) { $1 }, "SLURM_ARRAY_TASK_ID 6 is no place"),
      (array.merging(["SLURM_ARRAY_TASK_MAX": "9"]) { $1 }, "SLURM_ARRAY_TASK_ID 7 is no place"),
      (array.merging(["SLURM_ARRAY_TASK_COUNT": "x\n"]) { $1 }, "SLURM_ARRAY_TASK_COUNT is 'x?'"),
      (
        array.merging(["SLURM_ARRAY_TASK_STEP": "9223372036854775807"]) { $1 },
        "SLURM_ARRAY_TASK_STEP is '9223372036854775807'"
      ),
      (["LAYERCHECK_SHARD": "6/5"], "'6/5' is no value for 'LAYERCHECK_SHARD'"),
      (["LAYERCHECK_SHARD": ""], "'' is no value for 'LAYERCHECK_SHARD'"),
    ])
  func whatMakesNoSenseIsNamed(variables: [String: String], words: String) {
    let message = Self.complaint(by: nil, variables)
    #expect(message.contains(words), "\(message)")
  }

  @Test(arguments: ["0/5", "6/5", "1/17", "2", "2/", "/5", "2/5/6", "+2/5", "02/5", "a/b", "on"])
  func whatIsNoShardIsRefused(text: String) {
    let message = Self.complaint(by: text, [:])
    #expect(message == "'\(text)' is no value for '--shard'")
  }

  /// The complaint, which has a remedy and is one about the command line.
  private static func complaint(by option: String?, _ variables: [String: String]) -> String {
    do throws(UsageError) {
      let choice = try ShardChoice(by: option, or: variables)
      return "no complaint but \(choice.shard?.description ?? "the whole run")"
    } catch {
      #expect(error.code == .usage)
      #expect(error.remedy != nil)
      return error.message
    }
  }
}
