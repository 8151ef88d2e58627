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
