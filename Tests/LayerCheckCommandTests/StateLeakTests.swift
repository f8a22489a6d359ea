import Testing

/// `layercheck replay --after` shows what an engine keeps from one script for the next.
struct StateLeakTests {
  /// Opacity is 1 in the first script of a process alone.
  private static let forgetful = driver(
    answering: #"{"done": True} if step["step"] != "get" else {"value": 1 if runs < 2 else 0.5}"#,
    declaring: ["new", "get"], reading: ["opacity"])

  @Test func aRunSaysHowToReplayWhatDependsOnEarlierScripts() throws {
    let run = try Program(["run", "--jobs", "1", "--cases", "3", "--"] + Self.forgetful)
    #expect(run.code == 1)
    // Which numbers the layers bear depends on where the search came from.
    let depends =
      #/
      F1\ depends\ on\ earlier\ scripts:\ get\ (l[0-9])\.opacity\ is\ not\ answered\ as\ by\ a\ fresh\ engine\n
      \ \ \ after\ (new\ l[0-9])\n
      \ \ \ 1\ \ new\ \1\n
      /#
    let found = try #require(try depends.firstMatch(in: run.output))
    let command =
      "layercheck replay --after '\(found.2)' 'new \(found.1); get \(found.1).opacity' -- "
    #expect(run.output.contains(command))
    let replay = try Program(
      ["replay", "--after", "new l1", "new l2; get l2.opacity", "--"] + Self.forgetful)
    #expect(replay.code == 1)
    #expect(
      replay.output == """
        1  new l2
        2  get l2.opacity
               depends on earlier scripts
               expected  1, as from a fresh engine
               actual    0.5
        behind an earlier script, step 2 is answered differently

        """)
  }

  @Test func aRightEngineIsReplayedAsUsual() throws {
    let replay = try Program(
      "replay", "--after", "new l1\n---\nnew l2", "new l1; get l1.opacity")
    #expect(replay.code == 0)
    #expect(
      replay.lines.first == "the script is answered behind 2 earlier scripts as in a fresh engine")
    #expect(replay.lines.last?.hasPrefix("2 steps, nothing wrong") == true)
  }

  @Test func aScriptThatMakesNoSenseIsNamedByItsNumber() throws {
    let replay = try Program("replay", "--after", "new l1\n---\nget l2.frame", "new l1")
    #expect(replay.code == 2)
    #expect(replay.errors.contains("the script, script 2, step 1: l2 does not exist"))
    let two = try Program("replay", "new l1\n---\nnew l2")
    #expect(two.code == 2)
    #expect(two.errors.contains("there are 2 scripts here where one is meant"))
  }
}
