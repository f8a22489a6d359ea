import LayerScript

/// A script with queries behind its commands, to see where their answers turn wrong.
struct ProbedScript {
  /// One query behind one command.
  struct Probe {
    /// The number of the query.
    let query: Int
    /// The index in the original script of the command before it.
    let command: Int
    /// The index of the query in the probed script.
    let step: Int
  }

  /// The script with the queries.
  private(set) var script = Script([])
  /// The queries that were put in, in their order.
  private(set) var probes: [Probe] = []

  /// Puts queries behind each command of a script, as far as they make sense there.
  ///
  /// - Parameters:
  ///   - steps: The steps of the script, up to where it counts.
  ///   - keepsQueries: Whether the script's own queries stay in it.
  ///   - queries: The queries, numbered from 0.
  ///   - isAsked: Tells whether a query, by its number, is put behind a command, by its index.
  init(
    _ steps: ArraySlice<Step>, keepingQueries keepsQueries: Bool, asking queries: [Step],
    where isAsked: (_ query: Int, _ command: Int) -> Bool
  ) {
    var checker = ScriptChecker()
    for index in steps.indices where keepsQueries || !steps[index].isQuery {
      _ = checker.problem(with: steps[index])
      script.steps.append(steps[index])
      guard !steps[index].isQuery else { continue }
      for (number, query) in queries.enumerated() where isAsked(number, index) {
        var probe = checker
        guard probe.problem(with: query) == nil else { continue }
        probes.append(Probe(query: number, command: index, step: script.steps.count))
        script.steps.append(query)
      }
    }
  }
}
