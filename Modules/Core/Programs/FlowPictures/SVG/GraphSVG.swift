extension NavigationGraph {
  /// Returns the graph as a self-contained picture, in light and dark, with a description for screen readers.
  /// - Parameter app: The name of the app.
  package func svg(named app: String) -> String {
    let layout = GraphLayout(self)
    let legend = GraphLegend()
    let width = max(layout.width, legend.width)
    var svg = """
      <svg xmlns="http://www.w3.org/2000/svg" role="img" aria-labelledby="title desc" \
      viewBox="0 0 \(width) \(layout.height)" width="\(width)" height="\(layout.height)">
      <title id="title">\("The screens of \(app)".markup)</title>
      <desc id="desc">\(description.markup)</desc>
      \(GraphStyle.css)
      <rect class="paper" width="\(width)" height="\(layout.height)"/>
      <text class="heading" x="\(ColumnPlaces.margin)" y="38">\("The screens of \(app)".markup)</text>

      """
    svg += legend.svg(x: ColumnPlaces.margin, y: 50)
    for frame in layout.frames { svg += frame.svg }
    for wire in layout.wires { svg += wire.svg }
    for card in layout.cards { svg += card.svg }
    return svg + "</svg>\n"
  }

  /// The description of the picture for screen readers.
  private var description: String {
    let groups = flowGroups
    let flows = groups.map { "\($0.flow): \($0.screens.map(\.id.name).joined(separator: ", ")). " }
    let moves = edges.filter(\.leadsForward).map { edge in
      "\(edge.from.words) leads to \(edge.to.words) by \(NavigationEdge.label(of: edge.forwardActions)). "
    }
    return "\(screens.count) screens in \(groups.count) flows. " + (flows + moves).joined()
  }
}

extension GraphLayout.Frame {
  fileprivate var svg: String {
    """
    <g class="h\(hue)"><rect class="frame" x="\(box.x)" y="\(box.y)" width="\(box.width)" height="\(box.height)" rx="14"/>\
    <text class="flow" x="\(box.x + ColumnPlan.padding)" y="\(box.y + 14)">\(flow.markup)</text></g>

    """
  }
}

extension GraphLayout.Wire {
  /// The SVG of a line with round corners and an arrowhead.
  fileprivate var svg: String {
    var path = "M\(points[0].x) \(points[0].y)"
    for (number, corner) in points.enumerated().dropFirst().dropLast() {
      let before = corner.towards(points[number - 1])
      let after = corner.towards(points[number + 1])
      path += "L\(before.x) \(before.y)Q\(corner.x) \(corner.y) \(after.x) \(after.y)"
    }
    let end = points[points.count - 1]
    let back = end.x > points[points.count - 2].x ? -7 : 7
    path += "H\(end.x)"
    let head = "M\(end.x) \(end.y)l\(back) -4v8z"
    return "<g class=\"h\(hue)\"><path class=\"wire\" d=\"\(path)\"/><path class=\"head\" d=\"\(head)\"/></g>\n"
  }
}

extension Point {
  /// Returns the point at the distance of the corner's radius, or half way.
  fileprivate func towards(_ other: Point) -> Point {
    let radius = min(6, (abs(other.x - x) + abs(other.y - y)) / 2)
    return Point(x: x + (other.x - x).signum() * radius, y: y + (other.y - y).signum() * radius)
  }
}
