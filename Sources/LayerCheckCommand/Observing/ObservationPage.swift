import Conformance
import Engines
import LayerScript
import Reporting
import Rules

extension Observations {
  /// What was observed, as a page to be reviewed by a person.
  var markdown: String {
    var page = Markdown()
    page.heading(1, "Observations")
    page.paragraph(
      "Answers of a framework, held against the catalogue \(Catalogue.version). Each line is a proposal: "
        + "a person looks at it before anything becomes *observed*.")
    page.bullets(
      sources.map { source in
        let engine = source.answered.engine
        return
          "\(source.name.markdownCode): \(engine.name.markdownName) \(engine.version.markdownName), "
          + "\(source.answered.runs.count) scripts"
      })
    addContradictions(to: &page)
    addChoices(to: &page)
    addQuestions(to: &page)
    addDisagreements(to: &page)
    addConfirmed(to: &page)
    return page.text
  }

  private func addContradictions(to page: inout Markdown) {
    page.heading(2, "Contradicted")
    if contradictions.isEmpty { page.paragraph("No rule.") }
    let rules = Catalogue.rules.map(\.id).map(Optional.some) + [nil]
    for rule in rules {
      let all = contradictions.filter { $0.rule == rule }
      guard let shortest = all.min(by: { $0.script.steps.count < $1.script.steps.count }) else {
        continue
      }
      page.heading(3, rule.map(\.description) ?? "No rule speaks of it")
      if let statement = rule.flatMap(Catalogue.rule)?.statement { page.paragraph(statement) }
      page.paragraph(
        "\(all.count) answers in \(Set(all.map(\.script)).count) scripts. The shortest, by "
          + "\(shortest.source.markdownCode), at step \(shortest.problem.step + 1):")
      page.code("", shortest.script.description)
      page.bullets([
        "expected " + shortest.problem.expected.markdown,
        "answered " + shortest.problem.actual.markdown,
      ])
    }
  }

  private func addChoices(to page: inout Markdown) {
    page.heading(2, "Open items that are answered")
    if choices.isEmpty { page.paragraph("None.") }
    var rows: [[String]] = []
    for (item, group) in Dictionary(grouping: choices, by: \.item) {
      let others = group.filter { !$0.isAsReference }
      guard
        let shown = (others.isEmpty ? group : others)
          .min(by: { $0.script.steps.count < $1.script.steps.count })
      else { continue }
      let script = Script(Array(shown.script.steps.prefix(shown.step + 1)))
      rows.append([
        item.description, item.explanation ?? "", "\(group.count - others.count)",
        "\(others.count)", EngineText(script.oneLine).markdownCode, shown.answer.text.markdown,
      ])
    }
    page.table(
      ["item", "what is open", "as the reference:", "otherwise:", "for instance", "answered"],
      rows.sorted { $0[0] < $1[0] })
  }

  private func addQuestions(to page: inout Markdown) {
    page.heading(2, "Questions that are answered")
    if questions.isEmpty { page.paragraph("None.") }
    for asked in questions {
      page.heading(3, "\(asked.question.name): \(asked.question.text)")
      page.bullets(
        asked.rows.flatMap { row in
          let step = EngineText("\(asked.question.script.steps[row.step])").markdownCode
          return row.groups.map { "step \(row.step + 1), \(step): " + words($0) }
        })
    }
  }

  /// An answer to a question, with the runs that give it where others give another.
  private func words(_ group: QuestionAnswers.Group) -> String {
    let manner = group.isAsReference ? "as by the reference" : "otherwise than by the reference"
    let runs = group.runs.map(\.markdownCode).joined(separator: ", ")
    return group.answer.text.markdown + ", " + manner
      + (group.runs.count == sources.count ? "" : ": " + runs)
  }

  private func addDisagreements(to page: inout Markdown) {
    let found = Disagreement.all(among: sources)
    page.heading(2, "Where runs differ")
    if found.isEmpty { page.paragraph("Nowhere.") }
    for one in found {
      page.bullets(
        [
          (one.isOfSystems ? "a profile is due, systems differ" : "not the same each time")
            + ": step \(one.step + 1) of " + EngineText(one.script.oneLine).markdownCode
        ]
          + one.answers.map { "\($0.source.markdownCode): " + $0.outcome.text.markdown })
    }
  }

  private func addConfirmed(to page: inout Markdown) {
    page.heading(2, "Confirmed")
    page.paragraph(
      "Rules with weak evidence that answers agree with, and how often each was compared.")
    page.table(
      ["rule", "statement", "compared:"],
      confirmed.map { [$0.rule.id.description, $0.rule.statement, "\($0.count)"] })
  }
}
