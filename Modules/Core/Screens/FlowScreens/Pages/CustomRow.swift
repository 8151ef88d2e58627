public import FlowKit

/// A row with a view of the app's own in each toolkit that draws, and with the texts that VoiceOver and journeys read.
@MainActor
public struct CustomRow {
  /// The name for which the toolkit can make its view.
  public let name: String
  /// The text that VoiceOver and journeys read first.
  public let label: LocalizedText
  /// The text that VoiceOver and journeys read as its value.
  public let value: LocalizedText?
  /// The content that its view shows.
  public let content: any Sendable
  package let onTap: (@MainActor () -> Void)?

  /// Creates a row.
  /// - Parameters:
  ///   - name: The name under which the toolkit knows how to make its view.
  ///   - label: The text that VoiceOver and journeys read first.
  ///   - value: The text that they read as its value.
  ///   - content: The content that its view shows.
  ///   - onTap: Called when the person activates it; nil if it cannot be tapped.
  public init(
    _ name: String, label: LocalizedText, value: LocalizedText? = nil, content: any Sendable = (),
    onTap: (@MainActor () -> Void)? = nil
  ) {
    self.name = name
    self.label = label
    self.value = value
    self.content = content
    self.onTap = onTap
  }
}
