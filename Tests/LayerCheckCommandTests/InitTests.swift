import Foundation
import Kits
import Testing
import Wire

/// `layercheck init`: drivers to begin with.
struct InitTests {
  /// The kits whose compiler or interpreter is on this machine; a driver in Swift takes minutes to build, and is
  /// built in continuous integration.
  static let tried: [Kit.Language] = [
    (Kit.Language.c, "cc"), (.cpp, "c++"), (.python, "python3"), (.javascript, "node"),
  ].filter { (try? Program(pasting: "command -v \($0.1)").code) == 0 }.map(\.0)

  @Test(arguments: tried)
  func aKitBuildsConformsAndIsTheRightOneForItsLanguage(language: Kit.Language) throws {
    let folder = try Folder()
    let path = folder.path("it")
    #expect(try Program("init", language.rawValue, path).code == 0)
    let kit = Kit(language, package: "", list: "")
    if let build = kit.build {
      let built = try Program(pasting: "cd '\(path)' && \(build) -Werror")
      #expect(built.code == 0, "\(built.errors)")
    }
    let run = try Program(
      pasting:
        "cd '\(path)' && layercheck run --area GEO --cases 40 --expect known.txt --jobs 1 -- "
        + kit.command)
    #expect(run.code == 0, "\(run.output)\(run.errors)")
    #expect(run.output.contains("my engine conforms"))
    #expect(!run.output.contains("refused"))
  }

  @Test(arguments: tried)
  func aKitReadsTextsAndNumbersAsTheyAreWritten(language: Kit.Language) throws {
    let folder = try Folder()
    #expect(try Program("init", language.rawValue, folder.path("it")).code == 0)
    let message =
      #"{"n":7,"run":{"steps":[{"step":"\u00e9\ud83d\ude00 \"x\\"},{"step":"new","name":"l1","#
      + #""class":"CALayer"},{"step":"set","on":"l1","property":"position","value":{"point":"#
      + #"[0.1,-1e300]}},{"step":"get","on":"l1","property":"position"}]}}"#
    try folder.write(message + "\n", to: "message")
    let answer = try #require(try Self.answers(of: language, in: folder, to: "../message").first)
    let trace = try #require(answer["trace"]?.asArray)
    #expect(answer["n"]?.asInteger == 7)
    #expect(trace.count == 4)
    #expect(trace[0]["unsupported"]?.asString?.contains("é😀 \"x\\") == true)
    #expect(trace[3]["value"]?["point"] == .array([.number(0.1), .number(-1e300)]))
  }

  /// Builds the kit in the folder `it` and has it answer the messages of a file.
  static func answers(
    of language: Kit.Language, in folder: Folder, to messages: String
  ) throws -> [Json] {
    let kit = Kit(language, package: "", list: "")
    let build = kit.build.map { "\($0) && " } ?? ""
    let program = try Program(
      pasting: "cd '\(folder.path("it"))' && \(build)\(kit.command) < \(messages)")
    #expect(program.errors == "")
    return try program.lines.map { try Json(parsing: Array($0.utf8)) }
  }

  @Test func nothingIsWrittenOver() throws {
    let folder = try Folder()
    try folder.write("mine", to: "it/driver.py")
    let program = try Program("init", "python", folder.path("it"))
    #expect(program.code == 2)
    #expect(program.errors.contains("is there already"))
    #expect(try folder.read("it/driver.py") == "mine")
  }

  @Test func aLanguageWithoutAKitIsRefused() throws {
    let program = try Program("init", "pyton", "folder")
    #expect(program.code == 2)
    #expect(program.errors.contains("did you mean 'python'?"))
  }

  @Test func aKitInSwiftDependsOnThisPackage() throws {
    let folder = try Folder()
    #expect(try Program("init", "swift", folder.path("it")).code == 0)
    let manifest = try folder.read("it/Package.swift")
    let root = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../..")
    #expect(manifest.contains("path: \"\(root.standardizedFileURL.path.trimmingSlash)\""))
  }
}

extension String {
  fileprivate var trimmingSlash: String { hasSuffix("/") ? String(dropLast()) : self }
}
