import Conformance
import Kits
import LayerScript

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// `layercheck init`: what the author of a driver begins with.
enum InitVerb {
  static func carryOut(_ arguments: Arguments) throws(UsageError) -> ExitCode {
    let languages = Kit.Language.allCases.map(\.rawValue)
    guard arguments.words.count == 2 else {
      throw UsageError(
        "'init' takes a language and a folder",
        remedy: "write 'layercheck init python my-driver'; languages are "
          + languages.joined(separator: ", "))
    }
    let (word, folder) = (arguments.words[0], arguments.words[1])
    guard let language = Kit.Language(rawValue: word) else {
      throw UsageError(
        "there is no kit for '\(word)'", remedy: Spelling.remedy(for: word, among: languages))
    }
    let kit = Kit(language, package: try package(for: language), list: KnownFailureList().text)
    // All of it is new, or none of it is written.
    for file in kit.files where Files.exists("\(folder)/\(file.path)") {
      throw UsageError(
        "'\(folder)/\(file.path)' is there already",
        remedy: "name a folder that is not, or is empty")
    }
    for file in kit.files { try write(file, into: folder) }
    show(kit, in: folder)
    return .holds
  }

  private static func write(_ file: Kit.File, into folder: String) throws(UsageError) {
    let path = "\(folder)/\(file.path)"
    let parent = path.split(separator: "/", omittingEmptySubsequences: false).dropLast()
    try Files.makeFolder(parent.joined(separator: "/"))
    try Files.write(file.text, to: path)
    if file.isProgram { Files.makeExecutable(path) }
  }

  private static func show(_ kit: Kit, in folder: String) {
    for file in kit.files { Terminal.print("\(folder)/\(file.path)") }
    Terminal.print("")
    Terminal.print("Try it:")
    Terminal.print("  cd \(folder)" + (kit.build.map { " && \($0)" } ?? ""))
    Terminal.print("  layercheck probe -- \(kit.command)")
    Terminal.print("  layercheck run --cases 500 --expect known.txt -- \(kit.command)")
    Terminal.print("Specs/drivers.md has the steps that follow.")
  }

  /// The folder of LayerCheck's package, on which a driver in Swift depends.
  private static func package(for language: Kit.Language) throws(UsageError) -> String {
    guard language == .swift else { return "" }
    // Another package may be around us; this file is in no other.
    let mark = "Sources/LayerCheck/LayerEngine.swift"
    if let path = Files.projectFile(mark) { return String(path.dropLast(mark.count + 1)) }
    throw UsageError(
      "cannot find the package of LayerCheck, on which a driver in Swift depends",
      remedy: "run it in a clone of that package, and give the folder by its whole path")
  }
}

extension Files {
  /// Lets a file be run as a program by whoever may read it.
  fileprivate static func makeExecutable(_ path: String) { chmod(path, 0o755) }
}
