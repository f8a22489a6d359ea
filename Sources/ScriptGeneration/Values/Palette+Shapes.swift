import LayerScript
import Rules

extension Palette {
  /// Tells whether an engine declares what steps of a shape need, so that proposing one is not in
  /// vain; whether a step keeps to the declaration is decided when it is drawn.
  func offers(_ shape: StepShape, of engine: EngineDescription) -> Bool {
    guard shape.kinds.contains(where: { engine.carriesOut($0) }) else { return false }
    switch shape {
    case .newLayer: return !layerClasses.isEmpty
    case .newView, .hostView, .setView, .getView, .askView, .addView, .insertView, .removeView,
      .dropView, .answerView, .convertView, .beginBlock, .endBlock, .setViews, .getViews:
      return engine.makes(ClassName.view)
    case .startImages: return engine.makes(ClassName.imageView)
    case .hookTiming: return engine.makes(ClassName.view) && hooks.contains(.actionForKey)
    case .setProperty: return !settable.isEmpty || !settableOfShapes.isEmpty
    case .getProperty: return !readable.isEmpty || !readableOfShapes.isEmpty
    case .setSublayers: return engine.declares(.sublayers, of: ClassName.layer)
    case .setMask: return engine.declares(.mask, of: ClassName.layer)
    case .setActions: return engine.declares(.actions, of: ClassName.layer)
    case .setStyle: return engine.declares(.style, of: ClassName.layer)
    case .setTransaction, .getTransaction: return !transactionValues.isEmpty
    case .setTransactionKey, .getTransactionKey: return engine.properties["transaction"] != nil
    case .elsewhere:
      return engine.features.contains(.threads) && engine.profiles[.threads] == true
        && !transactionValues.isEmpty
    case .handle: return !callers.isEmpty && !settable.isEmpty
    case .letGo: return animationSettable.contains(.delegate)
    case .newListener: return engine.makes(.delegate) && !listened.isEmpty
    case .newReporter:
      return engine.makes(.class) && engine.makes(ClassName.layer) && !overridden.isEmpty
    case .react: return !settable.isEmpty && !(listened.isEmpty && overridden.isEmpty)
    case .newDelegate, .setDelegate, .answer, .newClass, .hook, .classAction:
      return offersProgrammed(shape, of: engine)
    case .newAnimation, .addAnimation, .setAnimation, .getAnimation:
      return offersAnimation(shape, of: engine)
    case .newMotion: return !motionKinds.isEmpty
    case .copyAnimation: return engine.makes(.basicAnimation)
    case .getPresentation, .presentationExists:
      return engine.features.contains(.presentation)
        && (shape == .presentationExists || !presentable.isEmpty)
    case .convertPresented: return engine.features.contains(.presentation)
    case .getPresentationKey:
      return engine.features.contains(.presentation) && !presentedPaths.isEmpty
    case .getAttached, .attachedExists:
      return engine.features.contains(.attachedAnimations)
        && (shape == .attachedExists || !attachedReadable.isEmpty)
    case .setSubPath, .getSubPath:
      return engine.features.contains(.subPaths) && !subPaths.isEmpty
    case .newCell: return engine.makes(.emitterCell)
    case .setCell, .getCell: return further[.emitterCell] != nil
    default: return offersKeys(shape, of: engine)
    }
  }

  private func offersKeys(_ shape: StepShape, of engine: EngineDescription) -> Bool {
    switch shape {
    case .getKey, .setKey: return !keys.isEmpty
    case .getUndeclared, .setUndeclared: return engine.features.contains(.arbitraryKeys)
    case .getTransformPart, .setTransformPart:
      return engine.features.contains(.subPaths) && !transformProperties(of: engine).isEmpty
    case .setStyleValues: return engine.declares(.style, of: ClassName.layer)
    case .hookValue: return engine.callbacks.contains(.defaultValueForKey)
    case .hookDisplay: return engine.callbacks.contains(.needsDisplayForKey)
    case .newShared, .setShared, .mutateShared: return canReadShared
    case .readShared: return canReadShared || engine.carriesOut(.keep)
    case .keepList:
      return engine.declares(.sublayers, of: ClassName.layer) && engine.carriesOut(.read)
    case .newDeclaring:
      return engine.makes(.class) && engine.makes(ClassName.layer)
        && engine.features.isSuperset(of: [.dynamicProperties, .arbitraryKeys])
    case .askCopy: return engine.features.contains(.presentation)
    case .render: return engine.profiles[.render] == true
    case .newManager, .setManager:
      let isProbed = engine.profiles[.macOSLike] == true && !managed.isEmpty
      return engine.makes(.manager) && (isProbed || keepsConstraints)
        && engine.declares(.layoutManager, of: ClassName.layer)
    case .setConstraints: return keepsConstraints
    case .setAutoresizing:
      return engine.profiles[.autoresizing] == true
        && engine.declares(.autoresizingMask, of: ClassName.layer)
    default: return true
    }
  }

  private func transformProperties(of engine: EngineDescription) -> [Property] {
    [.transform, .sublayerTransform].filter { engine.declares($0, of: ClassName.layer) }
  }

  private func offersProgrammed(_ shape: StepShape, of engine: EngineDescription) -> Bool {
    switch shape {
    case .newDelegate, .setDelegate, .answer:
      return engine.makes(.delegate)
        && (shape != .setDelegate || engine.declares(.delegate, of: ClassName.layer))
    default:
      return engine.makes(.class) && engine.makes(ClassName.layer)
        && (shape != .hook || !hooks.isEmpty)
    }
  }

  private func offersAnimation(_ shape: StepShape, of engine: EngineDescription) -> Bool {
    guard engine.makes(.basicAnimation) else { return false }
    switch shape {
    case .newAnimation:
      return !keyPaths.isEmpty && engine.declares(.keyPath, of: ClassName.basicAnimation)
    case .setAnimation, .getAnimation: return !animationSettable.isEmpty
    default: return true
    }
  }
}

extension EngineDescription {
  /// The key paths of animations that reach a declared property of a layer.
  func animatable(among paths: [String]) -> [String] {
    paths.map { PropertyPath($0) }.filter { path in
      guard let property = path.property, declares(property, of: ClassName.layer) else {
        return false
      }
      return path.rest.isEmpty || features.contains(.subPaths)
    }.map(\.text)
  }

  /// The keys that name no property of a layer that is made here, or a declared one.
  func searchable(among keys: [String]) -> [String] {
    let types = [ClassName.layer, .shapeLayer].filter { makes($0) }
    return keys.filter { key in
      guard let property = Property(rawValue: key) else { return true }
      return types.allSatisfy { type in
        declares(property, of: type) || property.info.owners.isDisjoint(with: Owners(class: type))
      }
    }
  }
}

extension Palette {
  /// Tells whether a script can be drawn that asks something.
  var canAsk: Bool {
    StepShape.allCases.contains { shape in
      guard shapes.contains(shape) else { return false }
      return switch shape {
      case .getTransaction, .getTransactionKey, .controlPoint, .expansionFactor, .compute,
        .evaluate, .valueFunction:
        true
      case .getProperty, .ask, .animationKeys, .convertTime, .getPresentation, .presentationExists,
        .attachedExists, .getAttached, .getSubPath, .paintOrder, .hitTest, .contains, .getKey,
        .getUndeclared, .getTransformPart, .convert, .convertPresented:
        shapes.contains(.newLayer)
      case .getAnimation: shapes.contains(.newAnimation)
      case .getCell: shapes.contains(.newCell)
      case .readShared: shapes.contains(.newShared) || shapes.contains(.keepList)
      case .classDefault, .classNeedsDisplay: true
      case .render, .askCopy, .getPresentationKey: shapes.contains(.newLayer)
      case .classAction: shapes.contains(.newClass)
      default: false
      }
    }
  }
}
