package import FlowScreens

extension DateRow {
  /// Returns the date with which the choice begins: today, or the nearest that can be chosen.
  /// - Parameter today: The person's day, such as `2026-11-23`.
  package func first(today: String) -> String {
    guard let range else { return today }
    return min(max(today, range.lowerBound), range.upperBound)
  }
}
