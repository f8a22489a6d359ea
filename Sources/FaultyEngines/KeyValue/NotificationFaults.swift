import LayerModel
import LayerScript
import Rules

extension FaultCatalogue {
  /// Observers that hear too much or too little.
  static let notifications: [Fault] = [
    Fault(
      "notified-twice", "observers hear of each change twice",
      breaks: [.kvc(29)], taking: [.notifications],
      smallest: """
        new l1
        observe l1 opacity
        set l1.opacity 0
        """
    ) {
      NotificationFault { event, isEffective, origin in
        isEffective ? (origin == .accessor ? [event, event] : [event]) : []
      }
    },
    Fault(
      "notified-of-nothing", "observers hear of sets that change nothing",
      breaks: [.kvc(29)], taking: [.notifications],
      smallest: """
        new l1
        observe l1 opacity
        set l1.opacity 1
        """
    ) { NotificationFault { event, _, origin in origin == .frame ? [] : [event] } },
    Fault(
      "parts-not-notified", "observers hear nothing of changes of a part",
      breaks: [.kvc(6)], taking: [.notifications],
      smallest: """
        new l1
        observe l1 position
        setValue l1 position.x 1
        """
    ) {
      NotificationFault { event, isEffective, origin in
        isEffective && origin != .subPath ? [event] : []
      }
    },
    Fault(
      "frames-not-notified", "observers of bounds and position hear nothing of a frame",
      breaks: [.kvc(33)], taking: [.notifications],
      smallest: """
        new l1
        observe l1 bounds
        set l1.frame (0, 0, 1, 0)
        """
    ) {
      NotificationFault { event, isEffective, origin in
        isEffective && origin != .frame ? [event] : []
      }
    },
  ]
}

private struct NotificationFault: KeyValueSemantics {
  let heard: @Sendable (Event, _ isEffective: Bool, ChangeOrigin) -> [Event]

  mutating func notifications(
    _ event: Event, isEffective: Bool, via origin: ChangeOrigin
  ) -> [Event] { heard(event, isEffective, origin) }
}
