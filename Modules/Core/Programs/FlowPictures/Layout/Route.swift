/// The route of a bus: the gutters in which it runs vertically, and the heights at which it crosses columns.
struct Route {
  let bus: Bus
  /// The heights at which it crosses columns.
  private let crossings: [Int: Int]

  init(_ bus: Bus, lanes: (Bus, Int) -> Int) {
    self.bus = bus
    crossings = Dictionary(uniqueKeysWithValues: bus.crossed.map { ($0, lanes(bus, $0)) })
  }

  /// The gutter before the target; a gutter has the number of the column on its left.
  private var lastGutter: Int { bus.isFromLeft ? bus.column - 1 : bus.column }

  /// Returns the vertical extent in a gutter; nil if it does not run there.
  func extent(inGutter number: Int) -> ClosedRange<Int>? {
    var heights: [Int] = []
    for source in bus.sources {
      let way = corners(from: source)
      heights += way.filter { $0.gutter == number }.flatMap { [$0.from, $0.to] }
    }
    guard let lowest = heights.min(), let highest = heights.max() else { return nil }
    return lowest...highest
  }

  /// Returns the gutters of a line, with the heights at which it enters and leaves.
  private func corners(from source: Bus.Source) -> [(gutter: Int, from: Int, to: Int)] {
    let first = bus.isFromLeft || source.column == bus.column ? source.column : source.column - 1
    var way: [(gutter: Int, from: Int, to: Int)] = []
    var height = source.y
    for gutter in stride(from: first, through: lastGutter, by: bus.isFromLeft ? 1 : -1) {
      let crossed = bus.isFromLeft ? gutter + 1 : gutter
      let next = gutter == lastGutter ? bus.entry : crossings[crossed, default: bus.entry]
      way.append((gutter, height, next))
      height = next
    }
    return way
  }

  func wires(_ places: ColumnPlaces, _ gutters: [Gutter]) -> [GraphLayout.Wire] {
    bus.sources.map { source in
      let padding = ColumnPlan.padding
      let leavesRight = source.column <= bus.column
      let start = leavesRight ? places.right(of: source.column) - padding : places.x[source.column] + padding
      let end = bus.isFromLeft ? places.x[bus.column] + padding : places.right(of: bus.column) - padding
      var points = [Point(x: start, y: source.y)]
      for (gutter, from, to) in corners(from: source) {
        let x = places.right(of: gutter) + gutters[gutter].offset(of: self)
        points += [Point(x: x, y: from), Point(x: x, y: to)]
      }
      points.append(Point(x: end, y: bus.entry))
      return GraphLayout.Wire(from: source.screen, to: bus.target, hue: bus.hue, points: points)
    }
  }
}

struct Point: Hashable {
  var x: Int
  var y: Int
}

struct Box: Equatable {
  var x: Int
  var y: Int
  var width: Int
  var height: Int

  var right: Int { x + width }
  var bottom: Int { y + height }

  /// Returns whether two boxes share more than an edge.
  func overlaps(_ other: Box) -> Bool {
    x < other.right && other.x < right && y < other.bottom && other.y < bottom
  }

  /// Returns whether the other box is inside this one, edges included.
  func contains(_ other: Box) -> Bool {
    x <= other.x && y <= other.y && other.right <= right && other.bottom <= bottom
  }
}
