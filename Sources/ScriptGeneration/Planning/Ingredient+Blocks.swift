import Choices
import LayerModel
import LayerScript

extension Ingredient {
  /// Blocks of views: how they run, one within another and one after another.
  static let blocks: [Ingredient] = [
    Ingredient(name: "what a block's animation is and shows") { stage, source in
      let place = stage.viewOnScreen(&source)
      let property = inBlocks[source.plan(below: inBlocks.count)]
      let fields: [Property] = [.duration, .fromValue, .additive, .toValue, .fillMode, .keyPath]
      let field = fields[source.plan(below: fields.count)]
      let block = ViewBlock(duration: 1, delay: source.plan(below: 4) == 0 ? 1 : 0)
      return place.arrival + [
        .block(block), Hint(.setProperty, layer: place.layer, property: property),
        Hint(.getProperty, layer: place.layer, property: property),
        Hint(.endBlock),
        Hint(.getAttached, layer: place.layer, property: field, key: property.rawValue),
        Hint(.tick), Hint(.advance), place.look(property),
      ]
    },
    Ingredient(name: "a block whose turn ends later than it", weight: 2) { stage, source in
      let place = stage.viewOnScreen(&source)
      let property = inBlocks[source.plan(below: inBlocks.count)]
      let kinds: [ViewBlock.Kind] = [.animate, .spring, .keyframes]
      let kind = kinds[source.plan(below: kinds.count)]
      let fields: [Property] = [.beginTime, .fillMode, .timingFunction, .repeatCount, .speed]
      let field = fields[source.plan(below: fields.count)]
      let block = ViewBlock(kind, duration: 1, delay: source.plan(below: 2) == 0 ? 1 : 0)
      return place.arrival + [
        .block(block), Hint(.setProperty, layer: place.layer, property: property),
        Hint(.endBlock), .advance(0.5), Hint(.tick),
        Hint(.getAttached, layer: place.layer, property: field, key: property.rawValue),
        .advance(0.75), place.look(property), .advance(1), Hint(.tick), place.look(property),
        Hint(.animationKeys, layer: place.layer),
      ]
    },
    Ingredient(name: "a second block while the first runs", weight: 3) { stage, source in
      let place = stage.viewOnScreen(&source)
      let property = inBlocks[source.plan(below: 4)]
      let change = Hint(.setProperty, layer: place.layer, property: property)
      let isFromShown = source.plan(below: 2) == 0
      let second = ViewBlock(duration: 1, options: isFromShown ? [.beginFromCurrentState] : [])
      let from = Hint(
        .getAttached, layer: place.layer, property: .fromValue, key: property.rawValue)
      return place.arrival + [
        .block(ViewBlock(duration: 1)), change, Hint(.endBlock), Hint(.tick), Hint(.advance),
        .block(second), change, Hint(.endBlock), Hint(.animationKeys, layer: place.layer), from,
        Hint(.tick), Hint(.advance), place.look(property),
      ]
    },
    Ingredient(name: "a block within a block") { stage, source in
      let place = stage.viewOnScreen(&source)
      let options: [ViewBlock.Option] =
        source.plan(below: 2) == 0 ? [.overrideInheritedDuration, .overrideInheritedCurve] : []
      let (first, second) = (
        Hint(.setProperty, layer: place.layer, property: .opacity),
        Hint(.setProperty, layer: place.layer, property: .position)
      )
      let looks = ["opacity", "position"].map {
        Hint(.getAttached, layer: place.layer, property: .duration, key: $0)
      }
      let begin = Hint(.getAttached, layer: place.layer, property: .beginTime, key: "opacity")
      let repeats = source.plan(below: 3) == 0
      let inner = ViewBlock(duration: 1, repeatCount: repeats ? 2 : nil, options: options)
      let isLater = source.plan(below: 2) == 0
      return place.arrival + [
        .block(ViewBlock(duration: 1)), .block(inner), first, Hint(.endBlock), second,
        Hint(.endBlock),
      ] + looks + (isLater ? [Hint(.advance)] : [])
        + [Hint(.tick), begin, Hint(.advance), place.look(.opacity)]
    },
    Ingredient(name: "a block in which nothing animates") { stage, source in
      let place = stage.viewOnScreen(&source)
      let change = Hint(.setProperty, layer: place.layer, property: .opacity)
      let last = Hint(.setProperty, layer: place.layer, property: .position)
      let read = Hint(.getViews, property: .animationsEnabled)
      let isOff = source.plan(below: 3) == 0
      let off = Hint(.setViews, value: .boolean(false))
      return place.arrival + (isOff ? [off] : []) + [
        .block(ViewBlock(duration: 1)), .block(ViewBlock(.withoutAnimation)), read, change,
        Hint(.endBlock), read, last, Hint(.endBlock), Hint(.animationKeys, layer: place.layer),
      ] + (isOff ? [Hint(.setViews, value: .boolean(true)), read] : [])
    },
    Ingredient(name: "animations switched off while some run") { stage, source in
      let place = stage.viewOnScreen(&source)
      let change = Hint(.setProperty, layer: place.layer, property: .opacity)
      let other = Hint(.setProperty, layer: place.layer, property: .position)
      return place.arrival + [
        .block(ViewBlock(duration: 1)), change, Hint(.endBlock),
        Hint(.setViews, value: .boolean(false)), Hint(.animationKeys, layer: place.layer),
        .block(ViewBlock(duration: 1)), other, Hint(.endBlock),
        Hint(.animationKeys, layer: place.layer), Hint(.setViews, value: .boolean(true)),
      ]
    },
    Ingredient(name: "key frames") { stage, source in
      let place = stage.viewOnScreen(&source)
      let property = inBlocks[source.plan(below: 3)]
      let change = Hint(.setProperty, layer: place.layer, property: property)
      let ask = Hint.view(.askView, place.view, layer: place.layer, property: property)
      return place.arrival + [
        .block(ViewBlock(.keyframes, duration: 1)), .block(ViewBlock(.keyframe)), change,
      ] + (source.plan(below: 4) == 0 ? [ask] : []) + [
        Hint(.endBlock), Hint(.endBlock), Hint(.animationKeys, layer: place.layer), Hint(.tick),
        Hint(.advance), place.look(property), Hint(.advance), place.look(property),
      ]
    },
    Ingredient(name: "the custom block") { stage, source in
      let place = stage.viewOnScreen(&source)
      let isInner = source.plan(below: 3) == 0
      let property: Property = isInner ? .opacity : inBlocks[source.plan(below: 2)]
      let change = Hint(.setProperty, layer: place.layer, property: property)
      let other = Hint(.setProperty, layer: place.layer, property: .position)
      let isTwice = source.plan(below: 2) == 0
      let keys = Hint(.animationKeys, layer: place.layer)
      let outer = Hint.block(ViewBlock(duration: 1))
      return place.arrival + (isInner ? [outer] : [])
        + [.block(ViewBlock(.pop, duration: 1)), change, keys] + (isTwice ? [change] : [])
        + [Hint(.endBlock)] + (isInner ? [other, Hint(.endBlock)] : [])
        + [Hint(.getProperty, layer: place.layer, property: property), keys, Hint(.tick)]
        + [Hint(.advance), place.look(property)]
    },
    Ingredient(name: "a spring") { stage, source in
      let place = stage.viewOnScreen(&source)
      let fields: [Property] = [.stiffness, .damping, .mass]
      return place.arrival + [
        .block(ViewBlock(.spring, duration: 1)),
        Hint(.setProperty, layer: place.layer, property: .opacity), Hint(.endBlock),
        Hint(
          .getAttached, layer: place.layer, property: fields[source.plan(below: 3)],
          key: "opacity"),
      ]
    },
    Ingredient(name: "there and back") { stage, source in
      let place = stage.viewOnScreen(&source)
      let completion = source.plan(below: 2) == 0 ? ObjectName(.block, 1) : nil
      let block = ViewBlock(
        duration: 1, repeatCount: 2, options: [.autoreverse], completion: completion)
      return place.arrival + [
        .block(block), Hint(.setProperty, layer: place.layer, property: .opacity),
        Hint(.endBlock), Hint(.tick), Hint(.advance), place.look(.opacity),
      ] + (completion == nil ? [] : [Hint(.tick)])
    },
    Ingredient(name: "two blocks one after the other, each with its completion", weight: 5) {
      stage, source in
      let place = stage.viewOnScreen(&source)
      // Animations of a position add up, one of the opacity is replaced by the next.
      let property: Property = source.plan(below: 2) == 0 ? .position : .opacity
      let change = Hint(.setProperty, layer: place.layer, property: property)
      let blocks = (1...2).map { number in
        Hint.block(ViewBlock(duration: 1, completion: ObjectName(.block, number)))
      }
      let isLater = source.plan(below: 2) == 0
      return place.arrival + [blocks[0], change, Hint(.endBlock)]
        + (isLater ? [Hint(.tick), .advance(0.125)] : [])
        + [blocks[1], change, Hint(.endBlock), Hint(.tick), .advance(8), Hint(.tick)]
    },
    Ingredient(name: "no time and no change") { stage, source in
      let place = stage.viewOnScreen(&source)
      let property = inBlocks[source.plan(below: 4)]
      let isInstant = source.plan(below: 2) == 0
      let set = Hint(.setProperty, layer: place.layer, property: property)
      let value =
        stage.layerNumbers.contains(place.layer)
        ? stage.value(property, ofLayer: place.layer) : nil
      let same = Hint(.setProperty, layer: place.layer, property: property, value: value)
      let read = Hint(.getViews, property: .inheritedAnimationDuration)
      return place.arrival + [
        read, .block(ViewBlock(duration: isInstant ? 0 : 1)), read, isInstant ? set : same,
        Hint(.endBlock), Hint(.animationKeys, layer: place.layer), read,
      ]
    },
    Ingredient(name: "the completion of a block") { stage, source in
      let place = stage.viewOnScreen(&source)
      let property = inBlocks[source.plan(below: 2)]
      let change = Hint(.setProperty, layer: place.layer, property: property)
      let block = Hint.block(ViewBlock(duration: 1, completion: ObjectName(.block, 1)))
      let second = Hint.block(ViewBlock(duration: 1, completion: ObjectName(.block, 2)))
      let instant = Hint.block(ViewBlock(duration: 0, completion: ObjectName(.block, 1)))
      let cut: [Hint] =
        switch source.plan(below: 3) {
        case 0: [Hint(.advance), Hint(.removeAllAnimations, layer: place.layer)]
        case 1: [Hint(.advance), second, change, Hint(.endBlock)]
        default: [Hint(.advance)]
        }
      if source.plan(below: 5) == 0 {
        return place.arrival + [instant, Hint(.endBlock), Hint(.tick)]
      }
      return place.arrival + [block, change, Hint(.endBlock), Hint(.tick)] + cut
        + [Hint(.tick), Hint(.advance), Hint(.tick)]
    },
  ]
}

extension ShownView {
  /// A look at what the layer shows of a property.
  fileprivate func look(_ property: Property) -> Hint {
    Hint(.getPresentation, layer: layer, property: property)
  }
}
