import Foundation
import LayerScript
import Testing

/// Rendered programs are checked by the compilers that will read them, against declarations of our
/// own that stand in for Apple's frameworks.
struct RenderingTests {
  @Test(arguments: ["everything", "views"])
  func swiftProgramsPassTheTypeChecker(name: String) throws {
    let script = try StandIns.script(name)
    let modules = try StandIns.swiftModules()
    let program = modules.appending(path: "\(name).swift")
    try SwiftProgram(script).text.write(to: program, atomically: true, encoding: .utf8)
    let result = try Tool.run(
      "swiftc", ["-typecheck", "-swift-version", "5", "-I", modules.path, program.path])
    #expect(result.status == 0, "\(result.output)")
  }

  @Test(arguments: ["everything", "views"])
  func objectiveCProgramsPassTheSyntaxChecker(name: String) throws {
    let script = try StandIns.script(name)
    let program = try StandIns.scratch().appending(path: "\(name).m")
    try ObjectiveCProgram(script).text.write(to: program, atomically: true, encoding: .utf8)
    let result = try Tool.run(
      "clang",
      [
        "-fsyntax-only", "-Werror", "-fblocks", "-fobjc-arc", "-fobjc-runtime=gnustep-2.0",
        "-fconstant-string-class=NSConstantString", "-I", StandIns.folder("ObjectiveC").path,
        program.path,
      ])
    #expect(result.status == 0, "\(result.output)")
  }

  @Test func theScriptsForRenderingContainEveryKindOfStepAndEveryProperty() throws {
    let steps = try StandIns.script("everything").steps + StandIns.script("views").steps
    let kinds = Set(steps.map(\.kind))
    #expect(StepKind.allCases.filter { !kinds.contains($0) } == [])
    let text = steps.map(\.description).joined(separator: "\n")
    let missing = Property.allCases.filter { !text.contains($0.rawValue) }
    #expect(missing == [])
  }

  @Test func aShortScriptNeedsNoHelpers() throws {
    let script = try Script(
      parsing: "new l1; set l1.bounds (0, 0, 1, 0); set l1.anchorPoint (0, 0.5); get l1.frame")
    #expect(
      SwiftProgram(script, notes: [3: "expected (0, 0, 1, 0)"]).text == """
        import QuartzCore

        let l1 = CALayer()
        l1.bounds = CGRect(x: 0, y: 0, width: 1, height: 0)
        l1.anchorPoint = CGPoint(x: 0, y: 0.5)
        print("get l1.frame", l1.frame as Any)  // expected (0, 0, 1, 0)

        """)
    #expect(
      ObjectiveCProgram(script).text == """
        #import <Foundation/Foundation.h>
        #import <QuartzCore/QuartzCore.h>

        int main(void) {
          @autoreleasepool {
            CALayer *l1 = [[CALayer alloc] init];
            l1.bounds = CGRectMake(0, 0, 1, 0);
            l1.anchorPoint = CGPointMake(0, 0.5);
            NSLog(@"%@: %@", @"get l1.frame", [l1 valueForKey:@"frame"]);
          }
          return 0;
        }

        """)
  }
}

/// The folder with stand-ins for Apple's frameworks, and what is built from it.
enum StandIns {
  static func folder(_ name: String) -> URL {
    URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../StandIns")
      .appending(path: name)
  }

  static func script(_ name: String) throws -> Script {
    try Script(parsing: String(contentsOf: folder("\(name).script"), encoding: .utf8))
  }

  /// A new empty folder for one test.
  static func scratch() throws -> URL {
    let folder = FileManager.default.temporaryDirectory.appending(
      path: "layercheck-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    return folder
  }

  /// Compiles the stand-in modules into a new folder.
  static func swiftModules() throws -> URL {
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
