/// A part of a screen's content.
public enum ScreenPart {
  /// A line of text.
  case line(String)
  /// A field for text, or a choice.
  case field(Field)
  /// A button.
  case action(Action)
}
