import FaultyEngines
import Wire

/// The record of campaigns against faults: one JSON object a line, from which pages are made.
struct CampaignLines: Printout {
  var results: [FaultCampaign.Result] = []

  var text: String { jsonLines }

  var jsonLines: String {
    results.map { String(decoding: $0.json.bytes, as: UTF8.self) }.joined(separator: "\n")
  }

  /// What came of a campaign is told by the page, whatever it is.
  var complaints: [String] { [] }
}

extension CampaignLines {
  /// Reads a record.
  init(parsing text: String) throws(BenchError) {
    for (place, line) in text.split(separator: "\n").enumerated() {
      do throws(BenchError) {
        results.append(try FaultCampaign.Result(parsing: line))
      } catch {
        throw BenchError("line \(place + 1) of the record: \(error)")
      }
    }
    if results.isEmpty {
      throw BenchError(
        "there is no campaign on standard input; 'layercheck-bench faults --campaigns' prints some")
    }
  }
}

extension FaultCampaign.Result {
  fileprivate var json: Json {
    .members([
      ("fault", .string(fault)), ("seed", .number(Double(seed))), ("mode", .string(mode.rawValue)),
      ("steps", steps.map { .number(Double($0)) } ?? .null), ("scripts", .number(Double(scripts))),
      ("cases", .number(Double(cases))),
      ("rule", .string(rule)), ("isBlamedRightly", .boolean(isBlamedRightly)),
    ])
  }

  fileprivate init(parsing line: Substring) throws(BenchError) {
    guard let json = try? Json(parsing: line.utf8), let name = json["fault"]?.asString,
      let seed = json["seed"]?.asInteger, seed >= 0, let scripts = json["scripts"]?.asInteger,
      let cases = json["cases"]?.asInteger,
      let mode = json["mode"]?.asString.flatMap(FaultCampaign.Mode.init), json["steps"] != nil,
      let rule = json["rule"]?.asString, let isBlamedRightly = json["isBlamedRightly"]?.asBoolean
    else { throw BenchError("this is no campaign: \(line.prefix(80))") }
    guard FaultCatalogue.fault(named: name) != nil else {
      throw BenchError("there is no fault '\(name)' any more; measure its area again")
    }
    self.init(
      fault: name, seed: UInt64(seed), mode: mode, steps: json["steps"]?.asInteger,
      scripts: scripts, cases: cases, rule: rule, isBlamedRightly: isBlamedRightly)
  }
}
