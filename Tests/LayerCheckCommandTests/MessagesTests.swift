import Foundation
import Testing

/// Directed cases go to a driver in a file, and its answers are judged without it.
struct MessagesTests {
  @Test func answersToMessagesAreJudgedAsTheCasesAtOnce() throws {
    let folder = try Folder()
    let engine = "fault:frame-anchor-centre"
    let live = try Program("corpus", "GEO-04", "GEO-17", "--engine", engine)
    try answer(to: ["GEO-04", "GEO-17"], by: engine, in: folder)
    let checked = try Program(
      "check", "--messages", folder.path("messages"), folder.path("answers"))
    #expect(live.code == 1)
    #expect(checked.code == live.code)
    let failures = { (program: Program) in program.lines.filter { !$0.hasPrefix("skipped") } }
    #expect(failures(checked).dropLast() == failures(live).dropLast())
  }

  @Test func messagesAreAGreetingTheCasesAndAFarewell() throws {
    let messages = try Program("corpus", "geo", "--messages")
    #expect(messages.lines.first?.hasPrefix(#"{"n":1,"hello":{"protocol":[1],"#) == true)
    #expect(messages.lines.last == #"{"n":\#(messages.lines.count),"bye":{}}"#)
    let scripts = messages.lines.dropFirst().dropLast()
    #expect(scripts.allSatisfy { $0.contains(#""run":{"steps":["#) })
  }

  @Test func aDriverThatEndedFailsTheCaseAtWhichItDid() throws {
    let folder = try Folder()
    try answer(to: ["geo"], by: "reference", in: folder)
    let lines = try folder.read("answers").split(separator: "\n")
    try folder.write(lines.prefix(3).joined(separator: "\n") + "\n", to: "answers")
    let checked = try Program(
      "check", "--messages", folder.path("messages"), folder.path("answers"))
    #expect(checked.code == 1)
    #expect(checked.output.contains("the engine died: the answers end in front of message 4"))
    #expect(checked.lines.last?.hasPrefix("2 cases hold, 1 fail, ") == true)
  }

  @Test func answersWithoutAGreetingAreRefused() throws {
    let folder = try Folder()
    try answer(to: ["geo"], by: "reference", in: folder)
    try folder.write("", to: "answers")
    let checked = try Program(
      "check", "--messages", folder.path("messages"), folder.path("answers"))
    #expect(checked.code == 2)
    #expect(checked.errors.contains("the greeting is not answered"))
  }
}

/// Has an engine answer the messages of some cases; both are left in files.
func answer(to cases: [String], by engine: String, in folder: Folder) throws {
  try folder.write(try Program(["corpus", "--messages"] + cases).output, to: "messages")
  let served = try Program(
    pasting: "layercheck serve --engine \(engine) < '\(folder.path("messages"))' "
      + "> '\(folder.path("answers"))'")
  #expect(served.code == 0)
}
