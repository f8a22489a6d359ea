/// Everything that a step which creates an object says about it.
public struct Creation: Hashable, Sendable {
  /// The name that the object gets.
  public var name: ObjectName
  /// Its class; nil for kinds of object that have no class of the framework.
  public var type: ClassReference?
  /// The callbacks that a delegate or a defined class implements; nil means the kind's usual ones.
  public var implements: [Callback]?
  /// The layer behind a view, if the script names it.
  public var backing: Backing?
  /// Properties to set at once or, for a delegate, answers by key; in order.
  public var settings: [Value.Entry]

  /// The layer that a view is made with.
  public struct Backing: Hashable, Sendable {
    /// The name that the layer gets.
    public var layer: ObjectName
    /// The class that the view's class names for its layer; nil means the plain one.
    public var type: ClassReference?

    /// Creates a description of a backing layer.
    public init(_ layer: ObjectName, type: ClassReference? = nil) {
      self.layer = layer
      self.type = type
    }
  }

  /// Creates a description of a new object.
  public init(
    _ name: ObjectName, type: ClassReference? = nil, implements: [Callback]? = nil,
    backing: Backing? = nil, settings: [Value.Entry] = []
  ) {
    self.name = name
    // There is one way to say that an object is of its kind's usual class.
    self.type = type ?? ClassName.standard(for: name.kind).map { .known($0) }
    self.implements = implements
    self.backing = backing
    self.settings = settings
  }

  /// Tells whether the object is a layer, a view or a cell and is made with values; for animations,
  /// delegates and shared arguments that is the usual way.
  public var hasInitialValues: Bool {
    switch name.kind {
    case .layer, .view, .cell: !settings.isEmpty
    default: false
    }
  }

  /// The framework's class of the object, if it is known without looking at other steps.
  public var knownClass: ClassName? {
    switch type {
    case .known(let name): name
    case .defined: .layer
    case nil: ClassName.standard(for: name.kind)
    }
  }
}

/// The places where an engine calls back into objects that a script programs.
public enum Callback: String, CaseIterable, Hashable, Sendable {
  /// A delegate or a layer class is asked for an action.
  case actionForKey
  /// A layer class is asked for its standing action for a key.
  case defaultActionForKey
  /// A layer class is asked for the value that a property has before it is set.
  case defaultValueForKey
  /// A layer class is asked whether a change of a key needs a redraw.
  case needsDisplayForKey
  /// A layer is told to lay out its sublayers, or its delegate is asked to.
  case layoutSublayers
  /// A layer is told to display itself, or its delegate is asked to.
  case display
  /// A layer or its delegate is asked to draw.
  case draw
  /// A delegate hears that drawing is about to begin.
  case layerWillDraw
  /// A layer of a class is asked to draw another layer, whose delegate it is.
  case drawLayer
  /// A layer class copies a layer for presentation.
  case initWithLayer
  /// A layer class sees an animation that is being added.
  case addAnimation
  /// A custom action is run.
  case run
  /// An animation has started.
  case start
  /// An animation has stopped.
  case stop
  /// A completion block is called.
  case complete
  /// A layout manager is told that its layer's layout is no longer valid.
  case invalidateLayout
  /// A layout manager is asked for the preferred size of its layer.
  case preferredSize
  /// A view has moved to another superview.
  case didMoveToSuperview
  /// A layer class sees that the bounds of a layer were set.
  case didSetBounds
}
