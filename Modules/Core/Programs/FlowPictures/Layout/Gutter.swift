/// The space on the right of a column, in which lines run vertically, each on a track.
struct Gutter {
  private struct Track {
    let target: ScreenID
    let isFromLeft: Bool
    let number: Int
  }

  private static let distance = 10
  private static let margin = 16

  private let tracks: [Track]
  private let count: Int

  /// Lines that do not meet share a track; short ones are nearest to their target.
  init(number: Int, _ routes: [Route]) {
    var tracks: [Track] = []
    var count = 0
    for isFromLeft in [false, true] {
      let running = routes.filter { $0.bus.isFromLeft == isFromLeft }
        .compactMap { route in route.extent(inGutter: number).map { (route.bus.target, extent: $0) } }
        .sorted { ($0.extent.count, $0.0) < ($1.extent.count, $1.0) }
      var taken: [[ClosedRange<Int>]] = []
      var numbers: [(ScreenID, Int)] = []
      for (target, extent) in running {
        let wide = extent.lowerBound - GraphLayout.row...extent.upperBound + GraphLayout.row
        let free = taken.firstIndex { !$0.contains { $0.overlaps(wide) } } ?? taken.count
        if free == taken.count { taken.append([]) }
        taken[free].append(extent)
        numbers.append((target, free))
      }
      for (target, position) in numbers {
        let place = count + (isFromLeft ? taken.count - 1 - position : position)
        tracks.append(Track(target: target, isFromLeft: isFromLeft, number: place))
      }
      count += taken.count
    }
    self.tracks = tracks
    self.count = count
  }

  var width: Int { 2 * Self.margin + max(0, count - 1) * Self.distance }

  /// Returns the distance of a route's line from the left side.
  func offset(of route: Route) -> Int {
    let track = tracks.first { $0.target == route.bus.target && $0.isFromLeft == route.bus.isFromLeft }
    return Self.margin + (track?.number ?? 0) * Self.distance
  }
}

/// The horizontal positions of the columns.
struct ColumnPlaces {
  /// The left side of each column.
  let x: [Int]
  let width: Int
  private let widths: [Int]

  static let margin = 24

  init(widths: [Int], gutters: [Int]) {
    var x: [Int] = []
    var right = Self.margin
    for (width, gutter) in zip(widths, gutters) {
      x.append(right)
      right += width + gutter
    }
    self.x = x
    self.widths = widths
    width = right + Self.margin
  }

  func right(of column: Int) -> Int { x[column] + widths[column] }
}
