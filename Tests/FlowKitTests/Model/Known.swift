/// What the kernel is known to do otherwise, and is reported.
enum Known {
  static func explains(_ difference: String) -> Bool {
    // Finding 20.
    if difference.contains("visitedAgain") && difference.contains("terminated") { return true }
    return difference.contains(
      "model FlowSight(state: 3, parent: -1, subflows: [], screens: []), kernel FlowSight(state: 2, parent:")
  }
}
