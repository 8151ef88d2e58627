/// A result builder for the parts of a screen: texts, fields, choices and actions, with `if`, `switch` and loops.
@MainActor
@resultBuilder
public enum ScreenBuilder {
  /// Adds a line of text.
  public static func buildExpression(_ line: String) -> [ScreenPart] { [.line(line)] }

  /// Adds a field for text.
  public static func buildExpression(_ field: Field) -> [ScreenPart] { [.field(field)] }

  /// Adds a choice.
  public static func buildExpression(_ choice: Choice) -> [ScreenPart] { [.field(choice.field)] }

  /// Adds a button.
  public static func buildExpression(_ action: Action) -> [ScreenPart] { [.action(action)] }

  /// Adds existing parts.
  public static func buildExpression(_ parts: [ScreenPart]) -> [ScreenPart] { parts }

  /// Joins parts from top to bottom.
  public static func buildBlock(_ parts: [ScreenPart]...) -> [ScreenPart] {
    parts.count == 1 ? parts[0] : Array(parts.joined())
  }

  /// Adds parts if they are present.
  public static func buildOptional(_ parts: [ScreenPart]?) -> [ScreenPart] { parts ?? [] }

  /// Adds the first of two alternatives.
  public static func buildEither(first parts: [ScreenPart]) -> [ScreenPart] { parts }

  /// Adds the second of two alternatives.
  public static func buildEither(second parts: [ScreenPart]) -> [ScreenPart] { parts }

  /// Joins the parts of a loop.
  public static func buildArray(_ parts: [[ScreenPart]]) -> [ScreenPart] { Array(parts.joined()) }
}
