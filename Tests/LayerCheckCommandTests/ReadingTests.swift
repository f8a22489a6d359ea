import Foundation
import Testing

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Files that are none do not keep the program waiting.
struct ReadingTests {
  @Test func aDeviceIsRefused() throws {
    let program = try Program("replay", "/dev/zero")
    #expect(program.code == 2)
    #expect(
      program.errors == """
        layercheck: cannot read '/dev/zero': it is no file
        layercheck: name a file, or '-' for standard input

        """)
  }

  @Test func aPipeThatNobodyWritesToIsGivenUp() throws {
    let folder = try Folder()
    try #require(mkfifo(folder.path("pipe"), 0o600) == 0)
    let program = try Program("replay", folder.path("pipe"))
    #expect(program.code == 2)
    #expect(program.errors.contains("nothing comes out of this pipe"))
  }

  @Test func aPipeIsReadToItsEnd() throws {
    let folder = try Folder()
    try #require(mkfifo(folder.path("pipe"), 0o600) == 0)
    let program = try Program(
      pasting: "(sleep 0.2; echo 'new l1; get l1.opacity') > '\(folder.path("pipe"))' & "
        + "layercheck replay '\(folder.path("pipe"))'")
    #expect(program.code == 0)
    #expect(program.lines.last?.hasPrefix("2 steps, nothing wrong") == true)
  }
}
