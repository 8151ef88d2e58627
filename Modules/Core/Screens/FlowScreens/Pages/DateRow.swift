public import FlowKit

/// A date without a time, chosen from a calendar.
@MainActor
public struct DateRow {
  package let label: LocalizedText
  /// The date in the format of ISO 8601, such as `2026-11-23`; empty if none is chosen.
  package let date: String
  package let range: ClosedRange<String>?
  package let error: LocalizedText?
  package let isEnabled: Bool
  package let onChoose: @MainActor (String) -> Void

  /// Creates the choice of a date in the Gregorian calendar.
  /// - Parameters:
  ///   - label: The label above the date.
  ///   - date: The date in the format of ISO 8601, such as `2026-11-23`; empty if none is chosen.
  ///   - range: The first and the last date that can be chosen, in the same format; nil if any can.
  ///   - error: The error message.
  ///   - isEnabled: Whether the person can change it.
  ///   - onChoose: Receives the chosen date in the same format.
  public init(
    _ label: LocalizedText, _ date: String, in range: ClosedRange<String>? = nil, error: LocalizedText? = nil,
    isEnabled: Bool = true, onChoose: @escaping @MainActor (String) -> Void
  ) {
    self.label = label
    self.date = date
    self.range = range
    self.error = error
    self.isEnabled = isEnabled
    self.onChoose = onChoose
  }
}

extension DateRow {
  /// Returns whether a text is a date of the Gregorian calendar in the format of ISO 8601, such as `2026-11-23`.
  package nonisolated static func isDate(_ text: String) -> Bool {
    let parts = text.split(separator: "-", omittingEmptySubsequences: false)
    guard parts.map(\.utf8.count) == [4, 2, 2], parts.allSatisfy({ $0.utf8.allSatisfy { 0x30...0x39 ~= $0 } }) else {
      return false
    }
    let numbers = parts.compactMap { Int($0) }
    let (year, month, day) = (numbers[0], numbers[1], numbers[2])
    let isLeap = year.isMultiple(of: 4) && (!year.isMultiple(of: 100) || year.isMultiple(of: 400))
    let lengths = [31, isLeap ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]
    return (1...12).contains(month) && (1...lengths[month - 1]).contains(day)
  }
}
