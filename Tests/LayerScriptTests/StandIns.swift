import Foundation
import LayerScript
import Testing

/// The folder with stand-ins for Apple's frameworks, and what is built from it.
enum StandIns {
  static func folder(_ name: String) -> URL {
    URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../StandIns")
      .appending(path: name)
  }

  static func script(_ name: String) throws -> Script {
    try Script(parsing: String(contentsOf: folder("\(name).script"), encoding: .utf8))
  }

  /// The scripts that are written for the renderings: every step, property, callback and kind of value.
  static func scripts() throws -> [Script] { try [script("everything"), script("views")] }

  /// A new empty folder for one test.
  static func scratch() throws -> URL {
    let folder = FileManager.default.temporaryDirectory.appending(
      path: "layercheck-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    return folder
  }

  /// The folder with the compiled stand-in modules, which all tests share.
  static let swiftModules: Result<URL, any Error> = Result { try compiledModules() }

  private static func compiledModules() throws -> URL {
    let modules = try scratch()
    for (name, files) in [
      ("QuartzCore", ["QuartzCore.swift", "QuartzCore+Classes.swift"]),
      ("AppKit", ["AppKit.swift"]),
      ("UIKit", ["UIKit.swift"]),
    ] {
      let sources = files.map { folder("Swift").appending(path: $0).path }
      let result = try Tool.run(
        "swiftc",
        [
          "-emit-module", "-parse-as-library", "-module-name", name, "-swift-version", "5", "-I",
          modules.path, "-emit-module-path", modules.appending(path: "\(name).swiftmodule").path,
        ] + sources)
      #expect(result.status == 0, "\(result.output)")
    }
    return modules
  }
}

/// The compilers that will read a rendering, up to the point at which they would make code.
enum Compilers {
  /// What the Swift compiler has to say against a program; nothing if it accepts it.
  static func complaints(aboutSwift text: String) throws -> String {
    let modules = try StandIns.swiftModules.get()
    let folder = try StandIns.scratch()
    defer { try? FileManager.default.removeItem(at: folder) }
    let program = folder.appending(path: "program.swift")
    try text.write(to: program, atomically: true, encoding: .utf8)
    return try complaints(
      "swiftc",
      [
        "-typecheck", "-suppress-warnings", "-swift-version", "5", "-I", modules.path, program.path,
      ])
  }

  /// What Clang has to say against an Objective-C program; nothing if it accepts it.
  static func complaints(aboutObjectiveC text: String) throws -> String {
    let folder = try StandIns.scratch()
    defer { try? FileManager.default.removeItem(at: folder) }
    let program = folder.appending(path: "program.m")
    try text.write(to: program, atomically: true, encoding: .utf8)
    return try complaints(
      "clang",
      [
        "-fsyntax-only", "-Werror", "-fblocks", "-fobjc-arc", "-fobjc-runtime=gnustep-2.0",
        "-fconstant-string-class=NSConstantString", "-I", StandIns.folder("ObjectiveC").path,
        program.path,
      ])
  }

  private static func complaints(_ compiler: String, _ arguments: [String]) throws -> String {
    let result = try Tool.run(compiler, arguments)
    if result.status == 0 { return "" }
    return result.output.isEmpty ? "\(compiler) ended with \(result.status)" : result.output
  }
}

/// Runs a program of the toolchain and collects what it says.
enum Tool {
  static func run(_ name: String, _ arguments: [String]) throws -> (status: Int32, output: String) {
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = [name] + arguments
    let pipe = Pipe()
    process.standardOutput = pipe
    process.standardError = pipe
    try process.run()
    let data = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return (process.terminationStatus, String(decoding: data, as: UTF8.self))
  }
}
