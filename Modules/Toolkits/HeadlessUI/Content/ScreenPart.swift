/// One part of what a screen shows, from top to bottom.
public enum ScreenPart {
  /// A line of text.
  case line(String)
  /// Something the person fills in or chooses.
  case field(Field)
  /// Something the person taps.
  case action(Action)
}
