public import Geometry

/// A step that changes something.
public enum Command: Hashable, Sendable {
  /// Creates an object.
  case new(Creation)
  /// Gives a copy of an animation a name of its own.
  case copy(ObjectName, as: ObjectName)
  /// Lets go of the script's reference to an object.
  case drop(ObjectName)
  /// Declares a layer, or a view, the root of a surface that is shown.
  case host(ObjectName)

  /// Appends a layer to another's sublayers, or a view to another's subviews.
  case add(ObjectName, to: ObjectName)
  /// Puts a layer or view at an index.
  case insert(ObjectName, into: ObjectName, at: Int)
  /// Puts a layer or view directly before a sibling.
  case insertBelow(ObjectName, into: ObjectName, sibling: ObjectName)
  /// Puts a layer or view directly after a sibling.
  case insertAbove(ObjectName, into: ObjectName, sibling: ObjectName)
  /// Puts a layer in the place of another.
  case replace(ObjectName, in: ObjectName, with: ObjectName)
  /// Takes a layer or view out of the one above it.
  case remove(ObjectName)

  /// Sets a declared property through its accessor.
  case set(Subject, Property, Value)
  /// Sets a value through key-value coding; the first key may be undeclared.
  case setValue(Subject, PropertyPath, Value)
  /// Changes one entry of a shared argument in place; for a list the key is an index.
  case mutate(ObjectName, key: String, Value)

  /// Keeps the list of sublayers that a layer answers under a name of its own; it can only be read.
  case keep(ObjectName, as: ObjectName)

  /// Programs what a delegate answers when it is asked for an action.
  case answer(ObjectName, key: String, Value)
  /// Programs what a defined class answers; without a hook for a key it answers what its superclass
  /// does.
  case hook(ObjectName, Callback, key: String, Value)
  /// Lets a callback carry out steps, at most `limit` times.
  case react(ObjectName, Callback, steps: [Step], limit: Int)
  /// Logs the change notifications of one key of a layer.
  case observe(ObjectName, PropertyPath)

  /// Opens an explicit transaction.
  case begin
  /// Ends the innermost explicit transaction.
  case commit
  /// Commits the implicit transaction at once.
  case flush
  /// Takes the lock that all threads share.
  case lock
  /// Releases the lock that all threads share.
  case unlock

  /// Attaches a copy of an animation to a layer; nil is a key like any other that is never replaced.
  case addAnimation(ObjectName, to: ObjectName, key: String?)
  /// Removes the animation under a key.
  case removeAnimation(key: String, from: ObjectName)
  /// Removes all animations of a layer.
  case removeAllAnimations(ObjectName)

  /// Moves the clock and does nothing else; in seconds, above zero.
  case advance(Double)
  /// Ends the run-loop turn at the present clock.
  case tick

  /// Sends a layer or view a message that takes no argument.
  case send(Message, to: ObjectName)
  /// Marks a part of a layer for display.
  case setNeedsDisplay(ObjectName, in: Rect)
  /// Scrolls to a point or a rectangle.
  case scroll(ObjectName, Scroll, Value)

  /// Opens a view animation block; its body are the steps up to the matching end.
  case beginBlock(ViewBlock)
  /// Ends the innermost view animation block.
  case endBlock

  /// The messages without argument that a layer understands.
  public enum Message: String, CaseIterable, Hashable, Sendable {
    /// Marks the layer for layout.
    case setNeedsLayout
    /// Lays out what needs it around and below the layer.
    case layoutIfNeeded
    /// Calls the layer's layout method directly.
    case layoutSublayers
    /// Marks the layer for display.
    case setNeedsDisplay
    /// Displays the layer if it is marked.
    case displayIfNeeded
    /// Calls the layer's display method directly.
    case display
    /// An image view begins to show its images one after another.
    case startAnimating
    /// An image view ceases to do so.
    case stopAnimating

    /// The kind of object that understands the message.
    public var receiver: ObjectName.Kind {
      switch self {
      case .startAnimating, .stopAnimating: .view
      default: .layer
      }
    }
  }

  /// The ways to scroll.
  public enum Scroll: String, CaseIterable, Hashable, Sendable {
    /// A scroll layer moves to a point.
    case toPoint
    /// A scroll layer moves until a rectangle is visible.
    case toRect
    /// Any layer asks the scroll layer around it to move to a point.
    case pointUp
    /// Any layer asks the scroll layer around it to make a rectangle visible.
    case rectUp
  }
}
