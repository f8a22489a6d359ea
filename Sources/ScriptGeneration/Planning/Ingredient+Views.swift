import Choices
import LayerModel
import LayerScript

/// A view on screen to play out a fragment on, and what brings one there.
struct ShownView {
  let view: Int
  let layer: Int
  let arrival: [Hint]
}

extension Stage {
  /// The number that the next view gets.
  var nextView: Int { (views.max() ?? 0) + 1 }

  /// A view on screen, or what makes one.
  func viewOnScreen(_ source: inout ChoiceSource) -> ShownView {
    let shown = views.filter { number in
      layer(ofView: number).map { world.state.isCommitted(index($0)) } ?? false
    }
    if !shown.isEmpty, source.plan(below: 4) > 0 {
      let number = shown[source.plan(below: shown.count)]
      if let layer = layer(ofView: number) {
        return ShownView(view: number, layer: layer, arrival: closing)
      }
    }
    return ShownView(
      view: nextView, layer: nextLayer,
      arrival: closing + [Hint(.newView), .view(.hostView, nextView), Hint(.tick)])
  }

  /// What closes the blocks that are open, for fragments that open their own.
  private var closing: [Hint] {
    let ends = (0..<openBlocks).map { _ in Hint(.endBlock) }
    return ends + (isImplicitOpen ? [Hint(.tick)] : [])
  }
}

extension Ingredient {
  static let views: [Ingredient] = [
    Ingredient(name: "a view is asked outside and inside") { stage, source in
      let place = stage.viewOnScreen(&source)
      let property = animatable[source.plan(below: animatable.count)]
      let ask = Hint.view(.askView, place.view, layer: place.layer, property: property)
      let change = Hint(.setProperty, layer: place.layer, property: property)
      let keys = Hint(.animationKeys, layer: place.layer)
      return place.arrival
        + [ask, change, keys, .block(ViewBlock(duration: 1)), ask, change, keys, Hint(.endBlock)]
        + [ask, change, keys]
    },
    Ingredient(name: "one property through view and layer") { stage, source in
      let place = stage.viewOnScreen(&source)
      let property = inBlocks[source.plan(below: inBlocks.count)]
      let set = Hint.view(.setView, place.view, property: property)
      let get = Hint.view(.getView, place.view, property: property)
      let isThroughView = source.plan(below: 2) == 0
      return place.arrival + [
        isThroughView ? set : Hint(.setProperty, layer: place.layer, property: property),
        isThroughView ? Hint(.getProperty, layer: place.layer, property: property) : get,
        Hint(.getProperty, layer: place.layer, property: .delegate),
        .view(.getView, place.view, property: .layer),
      ]
    },
    Ingredient(name: "a layer beside a view's, in a block and out of it") { stage, source in
      let place = stage.viewOnScreen(&source)
      let child = stage.nextLayer + (place.layer == stage.nextLayer ? 1 : 0)
      let property = inBlocks[source.plan(below: 2)]
      let change = Hint(.setProperty, layer: child, property: property)
      let look = Hint(.getAttached, layer: child, property: .duration, key: property.rawValue)
      let settings: [Property] = [.animationDuration, .disableActions]
      let setting = Hint(
        .setTransaction, property: settings[source.plan(below: 2)], value: .boolean(true))
      let isSet = source.plan(below: 2) == 0
      let block = Hint.block(ViewBlock(duration: 1))
      return place.arrival + [
        Hint(.newLayer), Hint(.add, layer: place.layer, other: child), Hint(.tick),
      ] + (source.plan(below: 3) == 0 ? [change, look, Hint(.tick)] : [])
        + (isSet ? [Hint(.begin), setting] : []) + [block, change, Hint(.endBlock), look]
        + (isSet ? [Hint(.commit)] : []) + [Hint(.animationKeys, layer: child)]
    },
    Ingredient(name: "a transaction and a block around a layer beside a view's") { stage, source in
      let place = stage.viewOnScreen(&source)
      let child = stage.nextLayer + (place.layer == stage.nextLayer ? 1 : 0)
      let property = inBlocks[source.plan(below: 2)]
      let change = Hint(.setProperty, layer: child, property: property)
      let block = Hint.block(ViewBlock(duration: 1))
      let isDisabled = source.plan(below: 3) == 0
      let setting =
        isDisabled
        ? Hint(.setTransaction, property: .disableActions, value: .boolean(true))
        : Hint(.setTransaction, property: .animationDuration)
      let duration = Hint(
        .getAttached, layer: child, property: .duration, key: property.rawValue)
      let isWithin = source.plan(below: 2) == 0
      return place.arrival + [
        Hint(.newLayer), Hint(.add, layer: place.layer, other: child), Hint(.tick),
      ] + (isWithin ? [block, Hint(.begin), setting] : [setting, block])
        + [change, isDisabled ? Hint(.animationKeys, layer: child) : duration]
        + (isWithin ? [Hint(.commit)] : []) + [Hint(.endBlock)]
    },
    Ingredient(name: "what a view's layer shows outside of blocks") { stage, source in
      let place = stage.viewOnScreen(&source)
      let property = inBlocks[source.plan(below: 3)]
      return place.arrival + [
        Hint(.setProperty, layer: place.layer, property: property), Hint(.tick),
        Hint(.getPresentation, layer: place.layer, property: property),
        Hint(.getProperty, layer: place.layer, property: property),
      ]
    },
    Ingredient(name: "two layers that ask one view") { stage, source in
      let place = stage.viewOnScreen(&source)
      let child = stage.nextLayer + (place.layer == stage.nextLayer ? 1 : 0)
      let property = inBlocks[source.plan(below: 2)]
      let change = Hint(.setProperty, layer: child, property: property)
      return place.arrival + [
        Hint(.newLayer), change, Hint(.newDelegate),
        .view(.answerView, place.view, property: property), Hint(.setDelegate, layer: child),
        Hint(.add, layer: place.layer, other: child), Hint(.tick), .block(ViewBlock(duration: 1)),
        Hint(.setProperty, layer: place.layer, property: property), change, Hint(.endBlock),
        Hint(.getAttached, layer: child, property: .fromValue, key: property.rawValue),
      ]
    },
    Ingredient(name: "a forwarder") { stage, source in
      let place = stage.viewOnScreen(&source)
      let child = stage.nextLayer + (place.layer == stage.nextLayer ? 1 : 0)
      let property = inBlocks[source.plan(below: 2)]
      let change = Hint(.setProperty, layer: child, property: property)
      let keys = Hint(.animationKeys, layer: child)
      let isGone = source.plan(below: 2) == 0
      let gone = place.view == stage.nextView ? place.view + 1 : stage.nextView
      let asked = isGone ? gone : place.view
      let answer = Hint.view(.answerView, asked, property: property)
      return place.arrival + [
        Hint(.newLayer), Hint(.add, layer: place.layer, other: child), Hint(.newDelegate),
      ] + (isGone ? [Hint(.newView)] : []) + [answer, Hint(.setDelegate, layer: child)]
        + (isGone ? [.view(.dropView, gone)] : []) + [Hint(.tick), change, keys]
        + [.block(ViewBlock(duration: 1)), change, Hint(.endBlock), keys]
        + [Hint(.getAttached, layer: child, property: .duration, key: property.rawValue)]
    },
    Ingredient(name: "a layer class that copies a timing") { stage, source in
      let view = stage.nextView
      let layer = stage.nextLayer
      let change = Hint(.setProperty, layer: layer, property: .zPosition)
      let look = Hint(.getAttached, layer: layer, property: .duration, key: "zPosition")
      let from = Hint(.getAttached, layer: layer, property: .fromValue, key: "zPosition")
      return [Hint(.newClass), Hint(.hookTiming), .viewOfOwnClass, .view(.hostView, view)]
        + [Hint(.tick), change, Hint(.animationKeys, layer: layer)]
        + [.block(ViewBlock(duration: 1)), change, Hint(.endBlock), look, from]
    },
    Ingredient(name: "views and plain layers in one list") { stage, source in
      let place = stage.viewOnScreen(&source)
      let isNew = place.view == stage.nextView
      let (first, second) = (stage.nextView + (isNew ? 1 : 0), stage.nextView + (isNew ? 2 : 1))
      let plain = stage.nextLayer + (isNew ? 2 : 1)
      let insert = Hint.view(.insertView, second, other: place.view, sibling: first)
      let isMember = source.plan(below: 4) > 0
      return place.arrival + [Hint(.newView)]
        + (isMember ? [.view(.addView, first, other: place.view)] : [])
        + [Hint(.newLayer), Hint(.add, layer: place.layer, other: plain), Hint(.newView), insert]
        + [.view(.getView, place.view, property: .subviews)]
        + [Hint(.getProperty, layer: place.layer, property: .sublayers)]
    },
    Ingredient(name: "a view hears of its moves") { stage, source in
      let place = stage.viewOnScreen(&source)
      let view = stage.nextView + (place.view == stage.nextView ? 1 : 0)
      var new = Hint(.newView)
      new.callback = .didMoveToSuperview
      return place.arrival + [
        new, .view(.addView, view, other: place.view), .view(.removeView, view),
      ]
    },
    Ingredient(name: "a point of a view without window") { stage, source in
      let view = stage.nextView
      return [Hint(.newView), .view(.setView, view, property: .frame), .view(.convertView, view)]
    },
    Ingredient(name: "images of an image view") { stage, source in
      let (view, layer) = (stage.nextView, stage.nextLayer)
      var new = Hint(.newView)
      new.type = .imageView
      let look = Hint(.getPresentation, layer: layer, property: .contents)
      return [new, .view(.hostView, view), Hint(.tick), .view(.startImages, view), Hint(.tick)]
        + [Hint(.advance), look, Hint(.advance), look, .advance(8), Hint(.tick), look]
        + [Hint(.animationKeys, layer: layer)]
    },
    Ingredient(name: "an animation that the script adds to a view's layer") { stage, source in
      let place = stage.viewOnScreen(&source)
      let property = inBlocks[source.plan(below: 2)]
      return place.arrival + [
        .completeAnimation(property.rawValue),
        Hint(.addAnimation, layer: place.layer, property: property),
        Hint(.animationKeys, layer: place.layer), Hint(.tick), Hint(.advance),
        Hint(.getPresentation, layer: place.layer, property: property),
      ]
    },
  ]

  /// What blocks animate in all versions.
  static let inBlocks: [Property] = [
    .opacity, .position, .bounds, .backgroundColor, .transform,
  ]
}

extension Hint {
  /// A step about a view.
  static func view(
    _ shape: StepShape, _ view: Int, layer: Int? = nil, other: Int? = nil, sibling: Int? = nil,
    property: Property? = nil
  ) -> Hint {
    var hint = Hint(shape, layer: layer, property: property)
    hint.view = view
    hint.otherView = other
    hint.sibling = sibling
    return hint
  }

  /// A block with what is given of it.
  static func block(_ block: ViewBlock) -> Hint {
    var hint = Hint(.beginBlock)
    hint.block = block
    return hint
  }

  /// A new view with a layer of a class that the script defines.
  static var viewOfOwnClass: Hint {
    var hint = Hint(.newView)
    hint.isOfOwnClass = true
    return hint
  }
}
