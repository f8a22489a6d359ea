import Foundation
import LayerScript
import Wire

/// Files of the package that tests read.
enum PackageFiles {
  static func text(_ path: String) throws -> String {
    try String(contentsOf: url(path), encoding: .utf8)
  }

  static func url(_ path: String) -> URL {
    URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../..")
      .appending(path: path).standardizedFileURL
  }

  static func script(_ name: String) throws -> Script {
    try Script(parsing: text("Tests/StandIns/\(name).script"))
  }

  static func schema() throws -> SchemaValidator {
    SchemaValidator(root: try Json(parsing: text("Specs/protocol.schema.json")))
  }
}
