import Explanations
import Geometry
import LayerScript

extension SvgDrawing {
  /// Draws trees side by side, each node below the one above it and further to the right.
  init(_ picture: TreePicture, step: EngineText, title: String) {
    self.init(title: title)
    heading(step)
    let width = (Self.width - 2 * Self.margin) / Double(max(1, picture.states.count))
    var bottom = height
    for (place, state) in picture.states.enumerated() {
      let left = Self.margin + Double(place) * width
      let most = Int(width / Self.characterWidth) - 3
      text(state.title, at: Point(left, 56), .faint, most: most)
      describe("\(state.title): \(state.roots.map(\.sentence).joined(separator: ", "))")
      var y = 84.0
      for root in state.roots { draw(root, left, &y, most) }
      bottom = max(bottom, y)
    }
    height = bottom - 16
    finish()
  }

  private mutating func draw(_ node: TreePicture.Node, _ x: Double, _ y: inout Double, _ most: Int)
  {
    let top = y
    let ink = node.role == .context ? Ink.text : node.role.ink
    let length = Double(node.label.svgCount(most)) * Self.characterWidth
    box(Rect(x, top - 15, length + 14, 21), node.role.ink, node.role.stroke)
    text(node.label, at: Point(x + 7, top), ink, most: most)
    y += 30
    for child in node.children {
      path([Point(x + 9, top + 6), Point(x + 9, y - 5), Point(x + 24, y - 5)], .faint)
      draw(child, x + 24, &y, max(4, most - 3))
    }
  }
}

extension TreePicture.Node {
  /// The node with those below it, in words.
  fileprivate var sentence: EngineText {
    children.isEmpty
      ? label : "\(label) above \(children.map(\.sentence).joined(separator: " and "))"
  }
}
