/// What the kernel is known to do otherwise, and is reported.
enum Known {
  static func explains(_ difference: String) -> Bool {
    if difference.contains("misuse: model [], kernel [FlowKitTests.Misdeed.Kind.finishedAfterEnd") { return true }
    return difference.contains(
      "model FlowSight(state: 3, parent: -1, subflows: [], screens: []), kernel FlowSight(state: 2, parent:")
  }
}
