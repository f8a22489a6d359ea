/// What the program says of itself; examples first.
enum Help {
  static let overview = """
    layercheck verifies engines that implement Core Animation's layer and action model.

      layercheck run                               check the reference itself
      layercheck run --engine fault:asks-twice     see what a faulty engine looks like
      layercheck init python my-driver             begin with a driver that works, in your language
      layercheck probe -- ./my-driver              what a driver can do, in ten seconds
      layercheck run -- ./my-driver                check an engine of your own
      layercheck replay 'new l1; get l1.frame'     one script, expected and actual
      layercheck rules GEO-06                      what a rule says, and how it is known
      layercheck corpus -- ./my-driver             worked-out cases, one after another

    commands: run, merge, replay, shrink, record, check, program, rules, faults, variants, serve, corpus, known, rerun, compare,
    report, show, completion, init, probe, observe;
    'layercheck help COMMAND' says more.

    exit codes: 0 nothing that was put to the test is wrong, and by 'run' something was; 1 a violation
    was confirmed; 2 usage or configuration; 3 no verdict could be reached, or 'run' put nothing to the
    test; 4 the driver could not be started or spoken to; 70 our own fault, or standard output took
    less than everything; 130 interrupted, whatever was found. Programs should rely on these, on the
    --json of 'rules', 'faults' and 'variants', and on the record.jsonl of a report alone.
    """

  static func show(_ words: [String]) throws(UsageError) -> ExitCode {
    if words.count > 1 { throw UsageError("'help' takes one command") }
    if let word = words.first {
      show(try Verb(word))
    } else {
      Terminal.print(overview)
    }
    return .holds
  }

  static func show(_ verb: Verb) {
    Terminal.print(text(verb))
  }

  private static func text(_ verb: Verb) -> String {
    switch verb {
    case .run: run
    case .merge: merge
    case .replay: replay
    case .shrink: shrink
    case .record: record
    case .check: check
    case .program: program
    case .rules: rules
    case .faults: faults
    case .variants: variants
    case .serve: serve
    case .corpus: corpus
    case .known: known
    case .rerun: rerun
    case .compare: compare
    case .report: report
    case .show: show
    case .completion: completion
    case .`init`: kits
    case .probe: probe
    case .observe: observe
    }
  }

  private static let run = """
    layercheck run [options] [-- COMMAND ARGUMENTS...]

      layercheck run --seed 7 --cases 20000
      layercheck run --engine python --report python-report
      layercheck run --area GEO --area TREE -- ./my-driver --fast
      layercheck run --baseline ./old-driver -- ./new-driver

    Puts random scripts to an engine and holds its answers against the rules.

      --engine NAME     reference (the usual), python, fault:NAME or variant:NAME, and +NAME+… for several
      -- COMMAND        a driver that speaks the protocol of Specs/protocol.md
      --seed N          the seed, 1 unless given; 'random' picks one and says which
      --cases N         the number of scripts, 20000 unless given
      --jobs N          how many scripts are run at the same time, each in an engine of its own; as many
                        as there are processors unless given, and 1 with --traffic
      --time T          how long to go on, such as 30s or 5m; without --cases, nothing else ends it
      --area AREA       only rules of this area; may be repeated
      --rule ID         only this rule, and no verdict unless it comes up; GEO-* and ACT-0?
                        name several; may be repeated
      --levels L,L      only rules with this evidence: documented, observed, inferred
      --require-exercised
                        end with 3 unless every rule that must hold was put to the test
      --expect FILE     the failures that are known (Specs/known-failures.md): their scripts go first,
                        and only others make the run fail, and those of them that pass now
      --update-expect   bring that file up to date, and end with 0; makes the file where there is none
      --baseline OLD    say what is worse than with OLD, a driver's command in quotes or the name of an
                        engine: the same scripts go to both, 4000 of them unless --cases says otherwise,
                        and the code is 1 only where OLD is right and the engine wrong (Specs/baseline.md)
      --report FOLDER   write report.md, rules.md, record.jsonl and findings/ there
      --html FILE       write the report there as one page that opens without a network
      --junit FILE      write what came of each rule there, as JUnit has it (Specs/ci.md)
      --badge NAME      write the verdict as a badge to NAME.svg and NAME.json
      --annotations A   github: print remarks that GitHub shows, ten at most, and add the report to the
                        summary of the step; off: do not. Where GitHub runs this, github unless given
      --resume FOLDER   write the report there, and the script of each finding when it is made; after the
                        process was ended, the same command goes on where it was
      --shard I/N       carry out part I of N of the run, of at most 16, for 'layercheck merge'; 'off' for
                        all of it. Without this, the variables of Slurm, Kubernetes, Bazel, GNU parallel
                        and of CI say which part (Specs/scaling)
      --profile P=on    have the reference declare a profile, on or off; may be repeated; 'all' stands for
                        every profile that can be on together
      --deviation NAME  judge as if the engine declared to do this otherwise (Specs/protocol.md); may be
                        repeated
      --no-deviations   judge as if it declared nothing of the kind
      --deadlines X     multiply all deadlines of a driver
      --quiet           print the verdict line alone
      -v, --verbose     show each finding as it is made, which a terminal does without
      -vv, --traffic    show what is said to a driver, and what it answers
      --config FILE     read this in the place of .layercheck.json (Specs/configuration.md), or with 'off'
                        neither
    """

  private static let merge = """
    layercheck merge [options] RECORD...

      layercheck merge --report whole part-1 part-2

    Joins the records of the shards of one run ('layercheck help run' says how to make them), each given
    as a report's folder or as the record.jsonl in it, in any order: the record and the report are those
    of the whole run. A finding of several shards is shown once. Where shards are missing, it names them
    and ends with 3, or with 1 if a violation was confirmed all the same; what was merged then can be
    merged with the others later.

      --report FOLDER   write report.md, rules.md, record.jsonl and findings/ there
      --output FILE     write the record alone there; -o for short
      --expect FILE     the failures that are known, as for 'run', in place of those that the shards knew
      --update-expect   bring that file up to date, and end with 0
      --require-exercised
                        end with 3 unless every rule that must hold was put to the test
      --html FILE, --junit FILE, --badge NAME, --annotations A
                        as for 'run'
      --quiet           print the verdict line alone
      --config FILE     read this in the place of .layercheck.json (Specs/configuration.md), or with 'off'
                        neither
    """

  private static let replay = """
    layercheck replay [options] SCRIPT [-- COMMAND ARGUMENTS...]

      layercheck replay 'new l1; set l1.bounds (0, 0, 1, 0); get l1.frame'
      layercheck replay my-report/findings/F1.script -- ./my-driver
      layercheck replay - < my.script

    Runs one script, given as text, as a file, or as '-' for standard input, and shows every step with
    what was answered, and with what was expected where that does not read the same. A report has two
    scripts for each finding: F1.script, the shortest, and F1.original.script, in which it was found.
    Laws that compare two scripts are tried too; of one that is broken, the other script is shown.

      --after SCRIPT    have this carried out before, and say whether that makes a difference; a file
                        may hold several scripts with a line '---' between; may be repeated
      --engine NAME     reference (the usual), python, fault:NAME or variant:NAME, and +NAME+… for several
      -- COMMAND        a driver that speaks the protocol of Specs/protocol.md
      --profile P=on    have the reference declare a profile, on or off; may be repeated; 'all' stands for
                        every profile that can be on together
      --deviation NAME  judge as if the engine declared to do this otherwise (Specs/protocol.md); may be
                        repeated
      --no-deviations   judge as if it declared nothing of the kind
      --deadlines X     multiply all deadlines of a driver
      -v, --verbose     name the rules of right answers, and what exceptions say
      -vv, --traffic    show what is said to the engine, and what it answers
      --config FILE     read this in the place of .layercheck.json (Specs/configuration.md), or with 'off'
                        neither
    """

  private static let shrink = """
    layercheck shrink [options] SCRIPT [-- COMMAND ARGUMENTS...]

      layercheck shrink my.script -- ./my-driver
      layercheck shrink --engine fault:frame-anchor-centre 'new l1; new l2; set l1.frame (0, 0, 1, 1)'

    Makes a script that an engine answers wrongly as short as it can: also one that nobody but you
    could have written. Shows the shortest, what is wrong with it, and why it is not shortened further.

      --engine NAME     reference (the usual), python, fault:NAME or variant:NAME, and +NAME+… for several
      -- COMMAND        a driver that speaks the protocol of Specs/protocol.md
      --profile P=on    have the reference declare a profile, on or off; may be repeated; 'all' stands for
                        every profile that can be on together
      --deviation NAME  judge as if the engine declared to do this otherwise (Specs/protocol.md); may be
                        repeated
      --no-deviations   judge as if it declared nothing of the kind
      --deadlines X     multiply all deadlines of a driver
      --config FILE     read this in the place of .layercheck.json (Specs/configuration.md), or with 'off'
                        neither
    """

  private static let record = """
    layercheck record --output FILE [options] [SCRIPT...] [-- COMMAND ARGUMENTS...]

      layercheck record -o mine.trace --cases 500 -- ./my-driver
      layercheck record -o mine.trace Specs/questions/cycle.script -- ./my-driver
      layercheck record -o mine.trace --corpus -- ./my-driver
      layercheck check mine.trace

    Writes down what an engine answers to a whole run, shrinking and confirming included, to scripts of
    your own, or to the directed cases, so that it can be judged where the engine is not.

      --output FILE     where to; -o for short
      --corpus          the directed cases of Specs/corpus instead of random scripts
      --engine NAME     reference (the usual), python, fault:NAME or variant:NAME, and +NAME+… for several
      -- COMMAND        a driver that speaks the protocol of Specs/protocol.md
      --seed N, --cases N, --area AREA, --rule ID, --levels L,L
                        as for a run
      --profile P=on    have the reference declare a profile, on or off; may be repeated; 'all' stands for
                        every profile that can be on together
      --deviation NAME  judge as if the engine declared to do this otherwise (Specs/protocol.md); may be
                        repeated
      --no-deviations   judge as if it declared nothing of the kind
      --deadlines X     multiply all deadlines of a driver
      --config FILE     read this in the place of .layercheck.json (Specs/configuration.md), or with 'off'
                        neither
    """

  private static let check = """
    layercheck check [options] FILE
    layercheck check [options] --messages MESSAGES ANSWERS

      layercheck corpus --messages > corpus.messages
      ./my-driver < corpus.messages > corpus.answers
      layercheck check --messages corpus.messages corpus.answers

    Judges what 'layercheck record' wrote down: of a run, it shows the same findings and ends with the same
    code as the run itself; of scripts, each step with what was expected and answered; of directed
    cases, those that fail. A recording of a run fits the version of layercheck that made it alone; one
    without its last line was cut off.

      --messages FILE   judge what a driver answered to the directed cases with no layercheck beside it
      --deviation NAME  judge as if the engine declared to do this otherwise (Specs/protocol.md); may be
                        repeated
      --no-deviations   judge as if it declared nothing of the kind
    """

  private static let observe = """
    layercheck observe [--messages FILE] ANSWERS...

      layercheck observe my-mac/frozen-1.answers my-mac/frozen-2.answers > observations.md

    Holds what a framework answered to the messages of 'layercheck corpus --messages' against the catalogue,
    and prints a page in Markdown, to be reviewed by a person: which rules the answers contradict, with the
    shortest script; how they settle open items, and what they say to the questions of Specs/questions;
    where runs or systems differ; which rules with weak evidence they confirm. Specs/on-a-mac.md says how such answers are collected.

      --messages FILE   what was answered, if it is not what the directed cases are now
    """

  private static let rerun = """
    layercheck rerun RECORDING [options] [-- COMMAND ARGUMENTS...]

      layercheck record -o before.trace my.script -- ./old-driver
      layercheck rerun before.trace -- ./new-driver

    Puts the scripts of a recording to an engine again and says what it does otherwise than the one that
    was recorded, as a comparison of two versions does (Specs/baseline.md), but without a search and
    without making scripts shorter. Ends with 1 only where the recorded answer was right and this one is wrong, three
    times of three.

      --engine NAME     reference (the usual), python, fault:NAME or variant:NAME, and +NAME+… for several
      -- COMMAND        a driver that speaks the protocol of Specs/protocol.md
      --report FOLDER   write report.md, record.jsonl and findings/ there
      --html FILE, --junit FILE, --badge NAME, --annotations A
                        as for 'run'
      --profile P=on    have the reference declare a profile, on or off; may be repeated
      --deviation NAME  judge as if the engine declared to do this otherwise (Specs/protocol.md); may be
                        repeated
      --no-deviations   judge as if it declared nothing of the kind
      --deadlines X     multiply all deadlines of a driver
      --quiet           print the verdict line alone
      --config FILE     read this in the place of .layercheck.json (Specs/configuration.md), or with 'off'
                        neither
    """

  private static let program = """
    layercheck program [--language NAME] SCRIPT

      layercheck program Specs/questions/cycle.script > cycle.swift

    Writes a script as a program against Core Animation, to be run where that is.

      --language NAME   swift (the usual) or objc
    """

  private static let rules = """
    layercheck rules [--json] [ID]

      layercheck rules            all rules, a line each
      layercheck rules 'ACT-*'    the rules of an area
      layercheck rules GEO-06     one rule: statement, evidence, check, faults that break it
      layercheck rules INV        the invariants, and which laws and rules check them
      layercheck rules --json     one object a line: id, area, evidence, profile, corpus, faults

      --json                      for programs; goes with every form
      --book FOLDER               write the rule book there, a page an area
    """

  private static let faults = """
    layercheck faults [--json] [NAME]

      layercheck faults                        all known faults, a line each
      layercheck faults frame-anchor-centre    one fault: what it does, and the shortest script
      layercheck faults --json                 one object a line: name, rules, sentence

    As an engine, 'fault:NAME' has one of them, and 'fault:NAME+NAME' several, of which no two may take
    the same decision. The last in the list kills its engine, which 'serve' makes a driver.

      --json                                   for programs; goes with every form
    """

  private static let variants = """
    layercheck variants [--json] [NAME]

      layercheck variants                         all variants, a line each
      layercheck variants single-precision        one: what it does, and what permits it
      layercheck variants --json                  one object a line: name, leeway, sentence

    A variant is an engine that takes another choice where the rules permit several; it must conform.
    As an engine, 'variant:NAME' is one of them, and 'variant:NAME+NAME' several at once, of which no
    two may take the same decision.

      --json                                      for programs; goes with every form
    """

  private static let serve = """
    layercheck serve [--engine NAME]

    Answers the protocol of Specs/protocol.md on standard input and output with the reference, or with
    a faulty engine: something to hold a driver of one's own against.

      --engine NAME     reference (the usual), fault:NAME or variant:NAME, and +NAME+… for several
      --profile P=on    have it declare a profile, on or off; may be repeated; 'all' stands for every
                        profile that can be on together
      --deviation NAME  have it declare that it does this otherwise on purpose; may be repeated
    """

  private static let known = """
    layercheck known list FILE
    layercheck known show FILE [NAME...]
    layercheck known join FILE NAME NAME...
    layercheck known rename FILE NAME NEW-NAME

      layercheck known list known.txt
      layercheck known rename known.txt GEO-frame-bounds frame-is-stored

    Looks after a list of known failures (Specs/known-failures.md), which 'run --expect FILE
    --update-expect' writes: lists the entries, shows them with their scripts, makes one of several, or
    calls one otherwise. Everything else of the file stays as it was written.
    """

  private static let corpus = """
    layercheck corpus [options] [CHAPTER or RULE...] [-- COMMAND ARGUMENTS...]

      layercheck corpus -- ./my-driver
      layercheck corpus geo TREE-26 --engine python

    Puts the directed cases of Specs/corpus to an engine: short scripts with answers that were worked
    out from the rules and their sources. What an engine does not declare is skipped, with the reason, and
    so is what it answers otherwise as it declares to do.

      --engine NAME     reference (the usual), python, fault:NAME or variant:NAME, and +NAME+… for several
      -- COMMAND        a driver that speaks the protocol of Specs/protocol.md
      --profile P=on    have the reference declare a profile, on or off; may be repeated; 'all' stands for
                        every profile that can be on together
      --deviation NAME  judge as if the engine declared to do this otherwise (Specs/protocol.md); may be
                        repeated
      --no-deviations   judge as if it declared nothing of the kind
      --deadlines X     multiply all deadlines of a driver
      --quiet           print the counts alone
      --messages        run nothing; print the cases as messages for a driver, to be judged by 'check'
      --export FOLDER   run nothing; write corpus.json and the lists beside it there
      --sources FOLDER  run nothing; write the scripts there as Swift sources of layercheck itself
      --config FILE     read this in the place of .layercheck.json (Specs/configuration.md), or with 'off'
                        neither
    """

  private static let compare = """
    layercheck compare [options] RECORD RECORD...

      layercheck compare monday-report tuesday-report
      layercheck compare --format markdown -o compared.md old=before/record.jsonl new=after

    Lays the records of several runs side by side, each given as a report's folder or as the record.jsonl in
    it: what each says of every area and of the rules that differ, and from each to the next what got better
    and worse, and what became of the findings (Specs/comparing.md). A name may stand in front of each. Ends
    with 0 whatever has changed: whether a change makes something worse, a run with a baseline tells.

      --format FORM     text (the usual), markdown or json
      --output FILE     write it there; -o for short
    """

  private static let completion = """
    layercheck completion bash|zsh

      eval "$(layercheck completion bash)"     in ~/.bashrc
      eval "$(layercheck completion zsh)"      in ~/.zshrc, behind compinit

    Writes what has a shell complete commands, options and what stands behind them: engines, rules, areas,
    profiles, files.
    """

  private static let report = """
    layercheck report [options] RECORD

      layercheck report my-report
      layercheck report --format junit -o junit.xml my-report/record.jsonl

    Makes a report of a record alone, given as a report's folder or as the record.jsonl in it: in each form
    the same as the run or the comparison wrote.

      --format FORM     text (the usual), markdown, html, junit, or json: the record itself
      --output FILE     write it there; -o for short
    """

  private static let show = """
    layercheck show [--report FOLDER] [FINDING...]

      layercheck show
      layercheck show F3
      layercheck show F1 F2 --report my-report

    Shows findings of a report with all that there is to say of them; without one, lists those that there
    are, in the order in which to mend them.

      --report FOLDER   the report, or its record.jsonl; the latest in this folder or in one within it
                        unless given
      --config FILE     read this in the place of .layercheck.json (Specs/configuration.md), or with 'off'
                        neither
    """
}
