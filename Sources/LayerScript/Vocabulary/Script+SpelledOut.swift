extension Script {
  /// The script with steps of their own for the values that layers, views and cells are made with: for
  /// an engine that makes them only plain.
  package var spelledOut: Script {
    Script(
      steps.flatMap { step -> [Step] in
        guard case .new(var creation) = step.command, creation.hasInitialValues else {
          return [step]
        }
        let settings = creation.settings
        creation.settings = []
        let made = Step(.command(.new(creation)), thread: step.thread)
        let name = creation.name
        return [made]
          + settings.compactMap { entry in
            Property(rawValue: entry.key).map {
              Step(.command(.set(.object(name), $0, entry.value)), thread: step.thread)
            }
          }
      })
  }
}
