/// The systems that run a command many times over, and the variables by which they tell each time which
/// it is.
enum ShardVariables: CaseIterable {
  case slurmArray, slurmStep, kubernetes, bazel, gitLab, circle, buildkite, parallel

  /// The variable that says how many there are, where the system has none.
  static let countOfOurOwn = "LAYERCHECK_SHARDS"
  /// The variable that says which part it is and of how many, and outweighs those of all systems.
  static let ours = "LAYERCHECK_SHARD"

  /// What the system is called.
  var name: String {
    switch self {
    case .slurmArray: "a Slurm array"
    case .slurmStep: "a Slurm job step"
    case .kubernetes: "a Kubernetes indexed job"
    case .bazel: "Bazel"
    case .gitLab: "GitLab"
    case .circle: "CircleCI"
    case .buildkite: "Buildkite"
    case .parallel: "GNU parallel"
    }
  }

  /// The variable with the place among all.
  var index: String {
    switch self {
    case .slurmArray: "SLURM_ARRAY_TASK_ID"
    case .slurmStep: "SLURM_PROCID"
    case .kubernetes: "JOB_COMPLETION_INDEX"
    case .bazel: "TEST_SHARD_INDEX"
    case .gitLab: "CI_NODE_INDEX"
    case .circle: "CIRCLE_NODE_INDEX"
    case .buildkite: "BUILDKITE_PARALLEL_JOB"
    case .parallel: "PARALLEL_SEQ"
    }
  }

  /// The variable with the number of all.
  var count: String {
    switch self {
    case .slurmArray: "SLURM_ARRAY_TASK_COUNT"
    // A batch script has SLURM_PROCID and SLURM_NTASKS too, and runs but once; this one is for steps alone.
    case .slurmStep: "SLURM_STEP_NUM_TASKS"
    case .kubernetes, .parallel: Self.countOfOurOwn
    case .bazel: "TEST_TOTAL_SHARDS"
    case .gitLab: "CI_NODE_TOTAL"
    case .circle: "CIRCLE_NODE_TOTAL"
    case .buildkite: "BUILDKITE_PARALLEL_JOB_COUNT"
    }
  }

  /// The place that comes first.
  var base: Int {
    switch self {
    case .gitLab, .parallel: 1
    // An array says itself where it begins.
    case .slurmArray, .slurmStep, .kubernetes, .bazel, .circle, .buildkite: 0
    }
  }

  /// What must be said besides for the variables to be the system's.
  ///
  /// Other systems have variables of GitLab's names that count from 0. GNU parallel is used for all
  /// sorts of things: only who says of how many parts wants any. Of Slurm's and Kubernetes's, one of the
  /// two tells nothing.
  func isPresent(in variables: [String: String]) -> Bool {
    switch self {
    case .slurmArray, .kubernetes: variables[index] != nil
    case .slurmStep: variables[count] != nil
    case .gitLab: variables["GITLAB_CI"] != nil && isMentioned(in: variables)
    case .parallel: variables[index] != nil && variables[count] != nil
    case .bazel, .circle, .buildkite: isMentioned(in: variables)
    }
  }

  private func isMentioned(in variables: [String: String]) -> Bool {
    variables[index] != nil || variables[count] != nil
  }
}
