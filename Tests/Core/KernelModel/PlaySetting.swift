/// The setting of a play, apart from the flows.
package struct PlaySetting: Sendable {
  package var windows: Int
  /// The trees, which share the windows.
  package var trees: Int
  /// Whether tasks await flows and answers.
  package var awaits: Bool
  /// Whether the observer acts in an event of nearly every flow.
  package var observerActs: Bool

  package init(windows: Int = 1, trees: Int = 1, awaits: Bool = false, observerActs: Bool = false) {
    self.windows = windows
    self.trees = trees
    self.awaits = awaits
    self.observerActs = observerActs
  }
}
