/// The gaps in which buses cross columns.
struct LanePlan {
  private struct Crossing: Hashable {
    let target: ScreenID
    let isFromLeft: Bool
    let column: Int
  }

  private var crossings: [(Crossing, Gap)] = []

  /// Each bus crosses where its way is shortest.
  init(_ buses: [Bus], _ stack: ColumnStack) {
    for bus in buses {
      for column in bus.crossed {
        let gaps = stack.gaps.filter { $0.key.column == column }.sorted { $0.key.position < $1.key.position }
        let ends = bus.sources.map(\.y) + [bus.entry]
        let cost = { (y: Int) in ends.map { abs($0 - y) }.reduce(0, +) }
        guard let gap = gaps.min(by: { cost($0.value) < cost($1.value) }) else { continue }
        let crossing = Crossing(target: bus.target, isFromLeft: bus.isFromLeft, column: column)
        crossings.append((crossing, gap.key))
      }
    }
  }

  /// The number of buses that cross each gap.
  var counts: [Gap: Int] {
    Dictionary(crossings.map { ($0.1, 1) }, uniquingKeysWith: +)
  }

  /// Returns the height of each crossing, one per row; neighbouring columns use different heights.
  func heights(in stack: ColumnStack) -> (Bus, Int) -> Int {
    var used: [Gap: Int] = [:]
    var heights: [Crossing: Int] = [:]
    for (crossing, gap) in crossings {
      let number = used[gap, default: 0]
      used[gap] = number + 1
      let offset = gap.column.isMultiple(of: 2) ? Bus.Offset.evenLane : Bus.Offset.oddLane
      heights[crossing] = stack.gaps[gap, default: 0] + number * GraphLayout.row + offset
    }
    return { bus, column in
      heights[Crossing(target: bus.target, isFromLeft: bus.isFromLeft, column: column), default: 0]
    }
  }
}
