import Testing

/// Several engines that are to work at the same time.
struct SeveralEnginesTests {
  /// A driver of which only the first instance starts, as one that needs a port of its own.
  private static func exclusive(in folder: Folder) -> [String] {
    let program = """
      import os, runpy, sys
      try: os.mkdir(sys.argv.pop(1))
      except FileExistsError: sys.exit("there is one already")
      sys.argv[0] = "Sources/Drivers/python/engine.py"
      sys.path.insert(0, "Sources/Drivers/python")
      runpy.run_path(sys.argv[0], run_name="__main__")
      """
    return ["python3", "-c", program, folder.path("lock")]
  }

  @Test func whereOneOfThemDoesNotStartTheRemedyIsOneAlone() throws {
    let folder = try Folder()
    let words = ["run", "--cases", "4", "--quiet", "--jobs", "2", "--"]
    let program = try Program(words + Self.exclusive(in: folder))
    #expect(program.code == 4)
    #expect(program.errors.contains("of 2 engines that are to work at the same time, 1 did not"))
    #expect(program.errors.contains("with '--jobs 1' there is one alone"))
  }

  @Test func whereNoneOfThemStartsTheirNumberIsNotTheReason() throws {
    let program = try Program(["run", "--jobs", "2", "--", "false"])
    #expect(program.code == 4)
    #expect(!program.errors.contains("--jobs 1"))
  }
}
