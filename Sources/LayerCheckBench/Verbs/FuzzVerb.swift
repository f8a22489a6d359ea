import LayerScript

/// Has everything that reads what others wrote read inputs that are nearly right.
///
/// Whatever comes is read or refused: a trap ends the program, and says at which input.
enum FuzzVerb {
  /// How many inputs are read at a stretch.
  private static let chunk = 5_000

  static func measure(_ options: BenchOptions) async throws(BenchError) -> Table {
    let targets = try chosen(options)
    let seeds = try FuzzSeeds(files: options.files)
    TrapNote.prepare()
    let (inputs, shares) = (options.inputs ?? 100_000, targets.reduce(0) { $0 + $1.share })
    var table = Table()
    for target in targets {
      guard !seeds[target.kind].isEmpty else {
        throw BenchError("there is nothing to begin with for '\(target.rawValue)'")
      }
      let mutator = Mutator(
        seeds: seeds[target.kind], sizeLimit: target.kind.sizeLimit, root: UInt64(options.firstSeed)
      )
      let count = (inputs * target.share + shares - 1) / shares
      if options.showsScripts { show(mutator, options.from, count) }
      await measure(target, mutator, options.from, count, jobs: options.jobs, &table)
    }
    return table
  }

  /// Shows inputs before any is read, because one may end the program.
  private static func show(_ mutator: Mutator, _ first: Int, _ count: Int) {
    for index in first..<(first + count) {
      Output.complain(
        "input \(index): " + String(decoding: mutator.input(index), as: UTF8.self).visible)
    }
  }

  private static func chosen(_ options: BenchOptions) throws(BenchError) -> [FuzzTarget] {
    var targets: [FuzzTarget] = []
    for name in options.targets {
      guard let target = FuzzTarget(rawValue: name) else {
        let names = FuzzTarget.allCases.map(\.rawValue).joined(separator: ", ")
        throw BenchError("there is no target '\(name)'; the targets are \(names)")
      }
      targets.append(target)
    }
    return targets.isEmpty ? FuzzTarget.allCases : targets
  }

  private static func measure(
    _ target: FuzzTarget, _ mutator: Mutator, _ first: Int, _ count: Int, jobs: Int,
    _ table: inout Table
  ) async {
    let end = first + count
    let starts = Array(stride(from: first, to: end, by: chunk))
    let progress = ProgressLine(total: starts.count)
    let (clock, start) = (ContinuousClock(), ContinuousClock.now)
    let observe = { (done: Int, _: Int) in progress.show(done, target.rawValue) }
    let counts = await starts.concurrentMap(jobs: jobs, observe: observe) { start in
      FuzzCounts(target, mutator, start..<min(start + chunk, end))
    }
    progress.clear()
    let seconds = start.duration(to: clock.now) / .seconds(1)
    table.rows.append([
      ("target", .text(target.rawValue)), ("inputs", .count(count)),
      ("read", .count(counts.reduce(0) { $0 + $1.accepted })),
      ("refused", .count(counts.reduce(0) { $0 + $1.refused })),
      ("wrong", .count(counts.reduce(0) { $0 + $1.wrong.count })),
      ("seconds", .ratio(seconds)), ("perSecond", .count(Int(Double(count) / max(seconds, 1e-9)))),
    ])
    for (index, complaint) in counts.flatMap(\.wrong).prefix(10) {
      table.complaints.append("\(target.rawValue), input \(index): \(complaint)")
    }
  }
}

/// What became of some inputs.
private struct FuzzCounts: Sendable {
  var accepted = 0
  var refused = 0
  var wrong: [(Int, String)] = []

  init(_ target: FuzzTarget, _ mutator: Mutator, _ indices: Range<Int>) {
    for index in indices {
      TrapNote.note(index)
      switch target.feed(mutator.input(index)) {
      case .accepted: accepted += 1
      case .refused: refused += 1
      case .wrong(let complaint): wrong.append((index, complaint))
      }
    }
  }
}
