/// Lists the parts of a screen: texts, fields, choices and actions, with `if`, `switch` and loops.
@MainActor
@resultBuilder
public enum ScreenBuilder {
  /// A line of text.
  public static func buildExpression(_ line: String) -> [ScreenPart] { [.line(line)] }

  /// A field to type in.
  public static func buildExpression(_ field: Field) -> [ScreenPart] { [.field(field)] }

  /// A choice.
  public static func buildExpression(_ choice: Choice) -> [ScreenPart] { [.field(choice.field)] }

  /// A button.
  public static func buildExpression(_ action: Action) -> [ScreenPart] { [.action(action)] }

  /// Parts made elsewhere.
  public static func buildExpression(_ parts: [ScreenPart]) -> [ScreenPart] { parts }

  /// Parts one below the other.
  public static func buildBlock(_ parts: [ScreenPart]...) -> [ScreenPart] { parts.flatMap(\.self) }

  /// Parts that may be missing.
  public static func buildOptional(_ parts: [ScreenPart]?) -> [ScreenPart] { parts ?? [] }

  /// The first of two alternatives.
  public static func buildEither(first parts: [ScreenPart]) -> [ScreenPart] { parts }

  /// The second of two alternatives.
  public static func buildEither(second parts: [ScreenPart]) -> [ScreenPart] { parts }

  /// The parts of a loop.
  public static func buildArray(_ parts: [[ScreenPart]]) -> [ScreenPart] { parts.flatMap(\.self) }
}
