package import FlowKit
package import FlowScreens

#if canImport(UIKit)
  package import UIKit
#else
  package import FlowUIKitStandIn
  package import Foundation
#endif

/// A date, chosen from a calendar; while there is none, a button begins with one.
package final class DateRowView: RowView {
  package let picker = UIDatePicker()
  package private(set) lazy var button = UIButton(
    configuration: .gray(), primaryAction: UIAction { [weak self] _ in self?.chooseFirst() })
  package let error = UILabel(style: .footnote)
  package let label = UILabel(style: .body)
  package private(set) lazy var cell = UITableViewCell(
    holding: UIStackView(.vertical, spacing: 4, [label, picker, button, error]))
  /// Where the person is, which decides what day it is.
  package let timeZone: TimeZone
  private let now: @MainActor () -> Date
  private var row: DateRow?

  package init(in timeZone: TimeZone = .autoupdatingCurrent, now: @escaping @MainActor () -> Date = { .now }) {
    self.timeZone = timeZone
    self.now = now
    picker.datePickerMode = .date
    picker.preferredDatePickerStyle = .compact
    picker.calendar = Calendar(identifier: .gregorian)
    // The date is a day, not a point in time: it is the same in every time zone.
    picker.timeZone = .gmt
    picker.addAction(UIAction { [weak self] _ in self?.choose() }, for: .valueChanged)
    error.textColor = .systemRed
    for label in [label, error] { label.isAccessibilityElement = false }
  }

  package func show(_ row: Row, in language: Language) {
    guard case .date(let row) = row else { return }
    picker.locale = Locale(identifier: language.localeIdentifier)
    picker.minimumDate = row.range.flatMap { Date(day: $0.lowerBound) }
    picker.maximumDate = row.range.flatMap { Date(day: $0.upperBound) }
    let date = Date(day: row.date)
    if let date, picker.date != date { picker.setDate(date, animated: false) }
    picker.isHidden = date == nil
    picker.isEnabled = row.isEnabled
    button.isHidden = date != nil
    button.isEnabled = row.isEnabled
    button.configuration?.title = language.resolve(.choose)
    label.text = language.resolve(row.label)
    error.show(row.error.map(language.resolve))
    picker.accessibilityLabel = [label.text, error.text].compactMap(\.self).joined(separator: ", ")
    button.accessibilityLabel = picker.accessibilityLabel
    button.accessibilityValue = button.configuration?.title
    self.row = row
  }

  private func choose() { row?.onChoose(picker.date.day) }

  /// The picker's own first day is that of UTC, which is another one in the evening or the morning.
  private func chooseFirst() {
    guard let row else { return }
    row.onChoose(row.first(today: now().day(in: timeZone)))
  }
}

extension Date {
  /// Creates the beginning of a day, such as `2026-11-23` in ISO 8601, in UTC; nil for any other text.
  package init?(day: String) {
    // Foundation turns 30 February into 2 March.
    guard DateRow.isDate(day), let date = try? Date(day, strategy: .iso8601.year().month().day()) else { return nil }
    self = date
  }

  /// Returns the day that a calendar shows in a time zone.
  package func day(in timeZone: TimeZone) -> String {
    formatted(Date.ISO8601FormatStyle(timeZone: timeZone).year().month().day())
  }

  package var day: String { formatted(.iso8601.year().month().day()) }
}
