import Foundation
import LayerScript
import Wire

/// Files of the package that tests read.
enum PackageFiles {
  static func text(_ path: String) throws -> String {
    let root = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../..")
    return try String(contentsOf: root.appending(path: path), encoding: .utf8)
  }

  static func script(_ name: String) throws -> Script {
    try Script(parsing: text("Tests/StandIns/\(name).script"))
  }

  static func schema() throws -> SchemaValidator {
    SchemaValidator(root: try Json(parsing: text("Specs/protocol.schema.json")))
  }
}
