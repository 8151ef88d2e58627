package import FlowKit

extension LocalizedText {
  /// In place of an option or a date that is not chosen yet.
  package static let choose: LocalizedText = "Choose"
  package static let close: LocalizedText = "Close"
  package static let search: LocalizedText = "Search"
}
