public import FlowKit

@MainActor
public struct ItemRow {
  package let title: LocalizedText
  package let subtitle: LocalizedText?
  package let value: LocalizedText?
  package let badge: LocalizedText?
  package let image: String?
  package let isEnabled: Bool
  package let onTap: (@MainActor () -> Void)?

  /// Creates an item.
  /// - Parameters:
  ///   - title: The title.
  ///   - subtitle: The text below the title.
  ///   - value: The text at the other end of the row.
  ///   - badge: A short mark, such as a number of new messages.
  ///   - image: The name of the image before the title, which VoiceOver does not read.
  ///   - isEnabled: Whether it can be tapped.
  ///   - onTap: Called at each tap; nil if it cannot be tapped.
  public init(
    _ title: LocalizedText, subtitle: LocalizedText? = nil, value: LocalizedText? = nil, badge: LocalizedText? = nil,
    image: String? = nil, isEnabled: Bool = true, onTap: (@MainActor () -> Void)? = nil
  ) {
    self.title = title
    self.subtitle = subtitle
    self.value = value
    self.badge = badge
    self.image = image
    self.isEnabled = isEnabled
    self.onTap = onTap
  }
}
