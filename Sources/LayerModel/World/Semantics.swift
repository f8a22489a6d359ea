/// Every decision that the specification takes, as an open point: the specification, or an engine that
/// departs from it.
///
/// Nothing else in the model depends on which it is. A part that remembers something is put back after
/// each use, so that what it remembers is the engine's own.
package struct Semantics: Sendable {
  private var departure: Departure

  /// Creates the decisions of the specification, but for what departs from it.
  package init(_ departure: Departure) {
    self.departure = departure
  }

  /// Puts a part back after its use.
  ///
  /// The specification's own parts remember nothing; were one put back, it would take the place of what
  /// departs elsewhere.
  private mutating func keep(_ part: any PartialSemantics) {
    if case .none = departure { return }
    let kept = part.departure
    if case .none = kept { return }
    departure = kept
  }
}

extension Semantics {
  var geometry: any GeometrySemantics {
    get {
      switch departure {
      case .inGeometry(let own): own
      case .inSeveral(let own): own
      default: StandardSemantics()
      }
    }
    set { keep(newValue) }
  }

  var properties: any PropertySemantics {
    get {
      switch departure {
      case .inProperties(let own): own
      case .inSeveral(let own): own
      default: StandardSemantics()
      }
    }
    set { keep(newValue) }
  }

  var keyValues: any KeyValueSemantics {
    get {
      switch departure {
      case .inKeyValues(let own): own
      case .inSeveral(let own): own
      default: StandardSemantics()
      }
    }
    set { keep(newValue) }
  }

  var hierarchy: any HierarchySemantics {
    get {
      switch departure {
      case .inHierarchy(let own): own
      case .inSeveral(let own): own
      default: StandardSemantics()
      }
    }
    set { keep(newValue) }
  }

  var hitTesting: any HitTestingSemantics {
    get {
      switch departure {
      case .inHitTesting(let own): own
      case .inSeveral(let own): own
      default: StandardSemantics()
      }
    }
    set { keep(newValue) }
  }

  var actions: any ActionSemantics {
    get {
      switch departure {
      case .inActions(let own): own
      case .inSeveral(let own): own
      default: StandardSemantics()
      }
    }
    set { keep(newValue) }
  }

  var transactions: any TransactionSemantics {
    get {
      switch departure {
      case .inTransactions(let own): own
      case .inSeveral(let own): own
      default: StandardSemantics()
      }
    }
    set { keep(newValue) }
  }

  var animations: any AnimationSemantics {
    get {
      switch departure {
      case .inAnimations(let own): own
      case .inSeveral(let own): own
      default: StandardSemantics()
      }
    }
    set { keep(newValue) }
  }

  var timing: any TimingSemantics {
    get {
      switch departure {
      case .inTiming(let own): own
      case .inSeveral(let own): own
      default: StandardSemantics()
      }
    }
    set { keep(newValue) }
  }

  var presentation: any PresentationSemantics {
    get {
      switch departure {
      case .inPresentation(let own): own
      case .inSeveral(let own): own
      default: StandardSemantics()
      }
    }
    set { keep(newValue) }
  }

  var conversion: any ConversionSemantics {
    get {
      switch departure {
      case .inConversion(let own): own
      case .inSeveral(let own): own
      default: StandardSemantics()
      }
    }
    set { keep(newValue) }
  }

  var transforms: any TransformSemantics {
    get {
      switch departure {
      case .inTransforms(let own): own
      case .inSeveral(let own): own
      default: StandardSemantics()
      }
    }
    set { keep(newValue) }
  }

  var motion: any MotionSemantics {
    get {
      switch departure {
      case .inMotion(let own): own
      case .inSeveral(let own): own
      default: StandardSemantics()
      }
    }
    set { keep(newValue) }
  }

  var scrolling: any ScrollSemantics {
    get {
      switch departure {
      case .inScrolling(let own): own
      case .inSeveral(let own): own
      default: StandardSemantics()
      }
    }
    set { keep(newValue) }
  }

  var layout: any LayoutSemantics {
    get {
      switch departure {
      case .inLayout(let own): own
      case .inSeveral(let own): own
      default: StandardSemantics()
      }
    }
    set { keep(newValue) }
  }

  var display: any DisplaySemantics {
    get {
      switch departure {
      case .inDisplay(let own): own
      case .inSeveral(let own): own
      default: StandardSemantics()
      }
    }
    set { keep(newValue) }
  }

  var callbacks: any CallbackSemantics {
    get {
      switch departure {
      case .inCallbacks(let own): own
      case .inSeveral(let own): own
      default: StandardSemantics()
      }
    }
    set { keep(newValue) }
  }

  var views: any ViewSemantics {
    get {
      switch departure {
      case .inViews(let own): own
      case .inSeveral(let own): own
      default: StandardSemantics()
      }
    }
    set { keep(newValue) }
  }

  var rendering: any RenderingSemantics {
    get {
      switch departure {
      case .inRendering(let own): own
      case .inSeveral(let own): own
      default: StandardSemantics()
      }
    }
    set { keep(newValue) }
  }
}
