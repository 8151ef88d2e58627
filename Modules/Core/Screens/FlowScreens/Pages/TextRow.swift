public import FlowKit

/// A text with a style; a literal among the rows is one in the style of a body.
public struct TextRow: Sendable {
  public enum Style: CaseIterable, Sendable {
    /// The largest text of a page.
    case title
    /// The title of the rows below.
    case heading
    /// Regular text.
    case body
    /// A smaller note.
    case note
    /// A change that the person has to notice, such as a new price; VoiceOver announces it, and a launch need not repeat it.
    case notice
    /// A message about an error, which VoiceOver announces.
    case error
  }

  package let text: LocalizedText
  package let style: Style

  public init(_ text: LocalizedText, style: Style = .body) {
    self.text = text
    self.style = style
  }
}
