import Campaign
import Conformance
import Corpus
import DirectedScripts
import Engines
import FaultyEngines
import LayerScript
import Wire

/// What inputs are made of: files that were named, and what the program itself writes.
struct FuzzSeeds {
  private var seeds: [SeedKind: [[UInt8]]] = [:]

  /// Reads files; what each holds is told by its start.
  init(files: [String]) throws(BenchError) {
    for path in files { try add(path) }
    addOwn()
  }

  subscript(kind: SeedKind) -> [[UInt8]] { seeds[kind] ?? [] }

  private mutating func add(_ path: String) throws(BenchError) {
    guard let bytes = InputFile.contents(of: path) else {
      throw BenchError("cannot read '\(path)'")
    }
    let text = String(decoding: bytes.prefix(200), as: UTF8.self)
    if path.hasSuffix(".script") {
      add(bytes, as: .script)
      add(bytes, as: .scripts)
    } else if text.hasPrefix("{\"kind\":\"recording\"") {
      add(bytes, as: .recording)
    } else if path.hasSuffix(".jsonl") {
      add(bytes, as: .record)
    } else if text.hasPrefix(KnownFailureList.header) {
      add(bytes, as: .known)
    } else if path.hasSuffix(".txt") {
      add(bytes, as: .corpus)
    } else {
      throw BenchError("'\(path)' is of no kind that is known")
    }
  }

  private mutating func add(_ bytes: [UInt8], as kind: SeedKind) {
    if !bytes.isEmpty { seeds[kind, default: []].append(bytes) }
  }

  private mutating func add(_ text: String, as kind: SeedKind) { add(Array(text.utf8), as: kind) }

  /// What is written by this program itself: scripts, messages about them, and a run with what is kept
  /// of it.
  private mutating func addOwn() {
    let server = ProtocolServer.reference([:])
    let scripts = DirectedScripts.all.map(\.script)
    for script in scripts {
      add(script.description, as: .script)
      let request = Json(Request(number: 7, .run(script))).bytes
      add(request, as: .request)
      if let reply = server.answer(to: request) { add(reply, as: .reply) }
    }
    for start in stride(from: 0, to: scripts.count, by: 5) {
      add(Script.text(of: Array(scripts[start..<min(start + 3, scripts.count)])), as: .scripts)
    }
    let hello = Json(Request(number: 1, .hello(protocols: [1], suite: Suite.version))).bytes
    add(hello, as: .request)
    if let reply = server.answer(to: hello) { add(reply, as: .reply) }
    addRun()
  }

  private mutating func addRun() {
    guard let fault = FaultCatalogue.all.first else { return }
    let engine = RecordingEngine(WorldEngine(fault: fault))
    var options = CampaignOptions()
    options.cases = 60
    var checkpoint: Checkpoint?
    var campaign = Campaign(of: engine, options: options, suite: Suite.version)
    let record = campaign.runConcurrently(keep: { checkpoint = $0() ?? checkpoint })
    add(record.lines.joined(separator: "\n"), as: .record)
    for start in stride(from: 0, to: min(engine.entries.count, 60), by: 3) {
      let entries = Array(engine.entries[start..<min(start + 3, engine.entries.count)])
      let recording = Recording(header: record.header, isCampaign: true, entries: entries)
      add(recording.lines.joined(separator: "\n"), as: .recording)
    }
    if let checkpoint { add(checkpoint.lines.joined(separator: "\n"), as: .checkpoint) }
    add(KnownFailureList().updated(by: record).text, as: .known)
  }
}
