struct PassageSign {
  private let passage: NavigationEdge.Passage

  init(_ passage: NavigationEdge.Passage) {
    self.passage = passage
  }

  /// Returns the sign in a square of 12, positioned by its left side and its middle.
  func svg(x: Int, y: Int) -> String {
    switch passage {
    case .push, .back: "<path class=\"sign\" d=\"M\(x + 3) \(y - 5)l5 5l-5 5\"/>"
    case .present: "<path class=\"sign\" d=\"M\(x + 1) \(y + 3)l5 -5l5 5\"/>"
    case .alert: "<text class=\"sign\" x=\"\(x + 2)\" y=\"\(y + 5)\">?</text>"
    case .tab: "<path class=\"sign\" d=\"M\(x + 1) \(y + 4)v-8h4v3h6v5z\"/>"
    }
  }
}
