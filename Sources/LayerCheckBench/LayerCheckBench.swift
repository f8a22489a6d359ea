import ChildProcess

/// `layercheck-bench`: measurements and long checks that would make a test run slow.
///
/// Every verb prints a table, and with `--json` one object a line. Counts are the same on every run;
/// times belong here and nowhere else, and are stated as ratios measured in one run.
@main
struct LayerCheckBench {
  /// The exit code of a check that failed.
  private static let failed: Int32 = 1
  /// The exit code of a command line that makes no sense.
  private static let misused: Int32 = 2

  static func main() async {
    var words = Array(CommandLine.arguments.dropFirst())
    if words.count == 2, words[0] == Watchdog.word { return Watchdog.watch(words[1]) }
    if words.isEmpty || words[0] == "help"
      || words.contains(where: { ["--help", "-h"].contains($0) })
    {
      print(Verb.usage)
      Output.exit(0)
    }
    let name = words.removeFirst()
    do throws(BenchError) {
      guard let verb = Verb(rawValue: name) else { throw BenchError(unknown: name) }
      let options = try BenchOptions(words, for: verb)
      report(try await verb.measure(options), options)
    } catch {
      Output.complain("layercheck-bench: \(error)")
      Output.exit(misused)
    }
  }

  private static func report(_ table: any Printout, _ options: BenchOptions) -> Never {
    print(options.asJson ? table.jsonLines : table.text)
    // A reader of the lines is told too what is not as it should be, in a place of its own.
    for complaint in table.complaints where options.asJson {
      Output.complain("layercheck-bench: \(complaint)")
    }
    Output.exit(table.complaints.isEmpty ? 0 : failed)
  }
}

extension BenchError {
  fileprivate init(unknown name: String) {
    let verbs = Verb.allCases.map(\.rawValue).joined(separator: ", ")
    self.init("there is no verb '\(name)'; the verbs are \(verbs)")
  }
}

/// What can be measured.
enum Verb: String, CaseIterable {
  case loop, pipe, answer, scaling, guidance, faults, variants, crowd, strangers, regressions
  case reasons, blame, matrix
  case shrinking, peers, exhaustive, fuzz
  case miniLayer = "mini-layer"

  static var usage: String {
    """
    usage: layercheck-bench VERB [--json] [OPTIONS]

      loop     steps per second of generation, of the reference, and of the whole loop
      pipe     the whole loop through a pipe: to a driver that has its answers ready, beside the loop
               in process and the bare exchange of the same messages, and to drivers that have not
      answer   that driver, which 'pipe' starts: it answers the scripts of a campaign without reading them
      scaling  what a step costs beside the size of the tree, and beside animations that are alive
               or have ended
      guidance rules put to the test and faults found by as many scripts, drawn each for itself and
               built on earlier ones that showed something new
      faults   finds every built-in fault on several seeds and compares the length of its
               counterexample with the shortest known script
      variants engines that take other choices where the rules permit it, in scripts steered to these:
               how often the choice was met, and what the checker complains of, which is its mistake
      crowd    campaigns against engines with many faults at once, the same ones on each seed: how
               many of the faults that can be seen are found, told apart and blamed
      strangers  runs against a driver with natural mistakes, which its variable MEND mends by their
               numbers: how many of those that a table lists are found and told apart
      regressions  comparisons of an engine with many faults and the same with one more: whether that
               is reported and nothing else; with --self of such an engine with itself
      reasons  every fault alone with the directed scripts: for how much of what it answers wrongly a rule
               that it breaks is among the reasons
      blame    the same by rules: of which rules nothing is suspected that their faults do, and which are
               never blamed before others
      matrix   reads what 'faults --campaigns' printed from standard input and makes a page of it
               in Markdown, by the rules that the faults break
      shrinking   the thirteen failures of the shrinking challenge and further ones over doubles,
                  products, congruences, strings and nested values: found, and shrunk to the
                  smallest answer
      peers       the same for the core, and for Hypothesis and Hegel where these are installed, side by
                  side in one run: who ends at the simplest answer, and after how many executions
      mini-layer  the faults of a small stateful system: found, shrunk, and how fast beside a plain
                  loop and, where they are installed, beside Hypothesis and Hegel
      exhaustive  all short sequences of mini-layer, which proves the smallest of each fault
      fuzz     has everything that reads what others wrote read inputs that are nearly right

      --cases N     scripts to measure with, or to give a campaign (loop, pipe, answer, guidance,
                    faults, variants, crowd, strangers, regressions);
                    cases to find a failure in (shrinking, peers, mini-layer)
      --seeds N     seeds to try each on (guidance, faults, variants, crowd, regressions, shrinking,
                    peers, mini-layer); 10 if not given
      --size N      faults in each crowd (crowd, regressions); 25 if not given
      --self WHICH  hold engines against themselves: plain; real-clock, whose time goes on by itself;
                    unsteady, which answer otherwise in one script of fifty (regressions)
      --first-seed N  seed of the first crowd (crowd, regressions), first seed (strangers, variants,
                    shrinking, peers, mini-layer), or seed of the inputs (fuzz); 1 if not given
      --inputs N    inputs for all targets together (fuzz); 100000 if not given
      --from N      number of the first input (fuzz); 0 if not given
      --target NAME only this target; may be repeated (fuzz)
      --files F…    files that inputs are made of, besides what the program writes itself (fuzz)
      --runs N      campaigns against each engine, each of which knows what those before it found
                    (crowd, strangers); 1 if not given
      --lists N     instead, campaigns of other seeds and areas, each of which knows the list of failures
                    of a first one: how much of it seems to pass, and how much is filed again (crowd)
      --added N     instead, crowds with N faults more than a list of failures was written with: how many
                    of these are called new, and how many are taken for what the list knows (crowd)
      --refusing    instead, crowds that refuse half of what they declare: how many of the faults that can be
                    seen in what is left are found, and of these a run without refusals finds (crowd)
      --without-directed WHICH  what of the directed scripts is withheld: own, those that show the
                    crowd's own faults; failed, also those cases of the corpus that one of them alone
                    fails; all (crowd, regressions); own if not given
      --misses      list what was missed, found twice, merged, blamed wrongly or left long (crowd),
                    what was filed again (crowd --lists), or what was missed and what each finding
                    shows (strangers)
      --mistakes FILE  the table of the mistakes that the driver can be mended of (strangers)
      --mortal      have six sequences of ordinary steps end the engines, three of which hang them
                    for no time at all (crowd)
      --alone       call a counterexample short by what a campaign against its fault alone comes to,
                    not by the shortest known script (crowd); look for each mistake that was missed with all
                    others mended, and say what the whole engine makes of the scripts that show it (strangers)
      --list        only print the members of each crowd (crowd)
      --variant NAME  only this variant; may be repeated (variants)
      --pairs N     also N pairs of variants at once, drawn at random (variants)
      --page        a page in Markdown instead of a table (variants)
      --fault NAME  only this fault; may be repeated (faults, reasons, blame, mini-layer, exhaustive)
      --challenge NAME  only this challenge; may be repeated (shrinking, peers)
      --area AREA…  only faults about these areas, each campaign restricted to the area of its
                    fault (faults); only faults about these areas (reasons, blame); only rules of these
                    areas (matrix)
      --jobs N      campaigns at once (faults), scripts at once in a campaign (crowd, strangers, regressions), faults at once
                    (reasons, blame), or inputs at once (fuzz); as many as there are processors unless given
      --bare N      look for each fault also without fragments, on N seeds (faults)
      --bare-cases N  with at most so many scripts (faults); as many as else unless given
      --campaigns   one line for each campaign, for 'matrix', instead of a table (faults)
      --peers N     give Hypothesis and Hegel the published faults too, on N seeds (mini-layer)
      --whole       run each campaign to its end, not only until its counterexample is shortest (faults)
      --scripts     show the scripts with complaints (variants), counterexamples that are longer than
                    the shortest known (faults, mini-layer), the regressions (regressions), the answers (shrinking, peers), the inputs
                    (fuzz), or the scripts with wrong answers for
                    which no rule of the fault is a reason (reasons)
      --passes      what each pass of the shrinker took, in the mean of the seeds (shrinking)
      --guided      with coverage guidance (mini-layer)
      --forms       instead, with machines of three orders of commands, numbers as integers and as
                    doubles, layers by number and by place, and complaints with details (mini-layer)
      --json        one object a line instead of a table
      -- COMMAND    the driver (strangers)

    Exit codes: 0 done and as it should be, 1 a check failed, 2 wrong command line.
    """
  }

  func measure(_ options: BenchOptions) async throws(BenchError) -> any Printout {
    switch self {
    case .loop: LoopVerb.measure(options)
    case .pipe: try PipeVerb.measure(options)
    case .answer: PipeVerb.answer(options)
    case .scaling: ScalingVerb.measure(options)
    case .guidance: await GuidanceVerb.measure(options)
    case .faults: try await FaultsVerb.measure(options)
    case .variants: try await VariantsVerb.measure(options)
    case .crowd: try await CrowdVerb.measure(options)
    case .strangers: try StrangersVerb.measure(options)
    case .regressions: try RegressionsVerb.measure(options)
    case .reasons: try await ReasonsVerb.measure(options)
    case .blame: try await BlameVerb.measure(options)
    case .matrix: try MatrixVerb.measure(options)
    case .shrinking: try ShrinkingVerb.measure(options)
    case .peers: try PeersVerb.measure(options)
    case .miniLayer:
      try options.comparesForms ? MiniForms.measure(options) : MiniLayerVerb.measure(options)
    case .exhaustive: try ExhaustiveVerb.measure(options)
    case .fuzz: try await FuzzVerb.measure(options)
    }
  }
}
