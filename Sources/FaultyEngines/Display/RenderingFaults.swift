import Geometry
import LayerModel
import LayerScript
import Rules

extension FaultCatalogue {
  /// Looks that draw, and layers that are painted in the wrong place.
  static let renderings: [Fault] = [
    Fault(
      "hit-test-displays", "a hit test displays what waits on its way", breaks: [.dis(18)],
      taking: [.looksDisplay],
      smallest: """
        new l1
        setNeedsDisplay l1
        hitTest l1 (0, 0)
        get l1.needsDisplay
        """
    ) { LooksDisplay() },
    Fault(
      "painted-at-position", "a layer is painted where its superlayer would see it",
      breaks: [.dis(22)], taking: [.paintedPlace], declaring: [.render: true],
      smallest: """
        new l1 {bounds: (0, 0, 2, 3), backgroundColor: rgba(0, 0, 0, 1)}
        render l1
        """
    ) { PaintedAtPosition() },
    Fault(
      "hidden-painted", "hidden layers are painted", breaks: [.dis(22)], taking: [.isPainted],
      declaring: [.render: true],
      smallest: """
        new l1 {bounds: (0, 0, 1, 1), hidden: true, backgroundColor: rgba(0, 0, 0, 1)}
        render l1
        """
    ) { HiddenPainted() },
    Fault(
      "painting-always-clipped", "sublayers outside the bounds are never painted",
      breaks: [.dis(22)], taking: [.clipsPainting], declaring: [.render: true],
      smallest: """
        new l1 {bounds: (0, 0, 2, 2), anchorPoint: (0, 0), backgroundColor: rgba(0, 0, 0, 1)}
        new l2 {sublayers: [l1]}
        render l2
        """
    ) { PaintingAlwaysClipped() },
    Fault(
      "contents-top-is-bottom", "the gravities top and bottom are exchanged", breaks: [.dis(19)],
      taking: [.contentsPlace],
      declaring: [.render: true, .contentsRect: true],
      smallest: """
        new l1 {bounds: (0, 0, 1, 12), contents: i1, contentsGravity: "topLeft"}
        render l1
        """
    ) { ContentsTopIsBottom() },
    Fault(
      "contents-cover-to-fit", "contents that are to fit the bounds cover them",
      breaks: [.dis(19)], taking: [.contentsPlace],
      declaring: [.render: true, .contentsRect: true],
      smallest: """
        new l1 {bounds: (0, 0, 4, 3), contents: i1, contentsGravity: "resizeAspect"}
        render l1
        """
    ) { ContentsCoverToFit() },
    Fault(
      "contents-scale-ignored", "contents that are not stretched are placed pixel by point",
      breaks: [.dis(19)], taking: [.contentsPlace],
      declaring: [.render: true, .contentsRect: true],
      smallest: """
        new l1 {bounds: (0, 0, 4, 2), contentsScale: 5, contents: i1, contentsGravity: "center"}
        render l1
        """
    ) { ContentsScaleIgnored() },
    Fault(
      "contents-scroll", "contents move with the bounds origin of their layer", breaks: [.dis(21)],
      taking: [.contentsPlace],
      declaring: [.render: true, .contentsRect: true],
      smallest: """
        new l1 {bounds: (0, 2, 2, 2), contents: i1}
        render l1
        """
    ) { ContentsScroll() },
    Fault(
      "no-instances-are-one", "a replicator of no instances paints one", breaks: [.sub(25)],
      taking: [.paintedInstances],
      declaring: [.render: true],
      smallest: """
        new l1 {bounds: (0, 0, 1, 1), backgroundColor: rgba(0, 0, 0, 1)}
        new l2 CAReplicatorLayer {instanceCount: 0, sublayers: [l1]}
        render l2
        """
    ) { NoInstancesAreOne() },
    Fault(
      "instances-about-origin", "the instances of a replicator are mapped about its origin",
      breaks: [.sub(22)], taking: [.pivot], declaring: [.render: true, .replicatorCentre: true],
      smallest: """
        new l1 {bounds: (0, 0, 2, 2), anchorPoint: (0, 0), backgroundColor: rgba(0, 0, 0, 1)}
        new l2 CAReplicatorLayer {bounds: (0, 0, 2, 2), instanceCount: 2, instanceTransform: planar(0, 1, -1, 0, 0, 0), sublayers: [l1]}
        render l2
        """
    ) { InstancesAboutOrigin() },
  ]
}

private struct LooksDisplay: DisplaySemantics {
  var looksDisplay: Bool { true }
}

private struct PaintedAtPosition: RenderingSemantics {
  mutating func paintedPlace(of layer: Int, in state: inout WorldState) -> AffineTransform {
    let place = state.geometry(of: layer).frame.origin
    return AffineTransform(1, 0, 0, 1, place.x, place.y)
  }
}

private struct HiddenPainted: RenderingSemantics {
  mutating func isPainted(hidden: Bool, opacity: Double) -> Bool { opacity > 0 }
}

private struct PaintingAlwaysClipped: RenderingSemantics {
  mutating func clipsPainting(masksToBounds: Bool) -> Bool { true }
}

private struct ContentsTopIsBottom: RenderingSemantics {
  mutating func contentsPlace(_ contents: PlacedContents) -> Rect {
    var contents = contents
    let isTop = contents.gravity.hasPrefix("top")
    let rest = contents.gravity.dropFirst(isTop ? 3 : 6)
    if isTop { contents.gravity = "bottom" + rest }
    if !isTop, contents.gravity.hasPrefix("bottom") { contents.gravity = "top" + rest }
    return contents.place
  }
}

private struct ContentsCoverToFit: RenderingSemantics {
  mutating func contentsPlace(_ contents: PlacedContents) -> Rect {
    var contents = contents
    if contents.gravity == "resizeAspect" { contents.gravity = "resizeAspectFill" }
    return contents.place
  }
}

private struct ContentsScaleIgnored: RenderingSemantics {
  mutating func contentsPlace(_ contents: PlacedContents) -> Rect {
    var contents = contents
    contents.scale = 1
    return contents.place
  }
}

private struct ContentsScroll: RenderingSemantics {
  mutating func contentsPlace(_ contents: PlacedContents) -> Rect {
    var contents = contents
    contents.bounds.origin = .zero
    return contents.place
  }
}

private struct NoInstancesAreOne: RenderingSemantics {
  mutating func paintedInstances(count: Int) -> Int { max(1, count) }
}

private struct InstancesAboutOrigin: RenderingSemantics {
  mutating func pivot(ofInstancesIn bounds: Rect) -> Point { .zero }
}
