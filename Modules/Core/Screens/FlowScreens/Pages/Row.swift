/// One row of a screen.
@MainActor
public enum Row {
  /// A text.
  case text(String)
  /// A text field.
  case field(FieldRow)
  /// A choice of one option.
  case choice(ChoiceRow)
  /// A button.
  case button(ButtonRow)
}

/// A result builder for the rows of a screen.
@MainActor
@resultBuilder
public enum RowBuilder {
  /// Returns a text.
  public static func buildExpression(_ text: String) -> [Row] { [.text(text)] }
  /// Returns a text field.
  public static func buildExpression(_ field: FieldRow) -> [Row] { [.field(field)] }
  /// One of several options.
  public static func buildExpression(_ choice: ChoiceRow) -> [Row] { [.choice(choice)] }
  /// Returns a button.
  public static func buildExpression(_ button: ButtonRow) -> [Row] { [.button(button)] }
  /// Rows from elsewhere.
  public static func buildExpression(_ rows: [Row]) -> [Row] { rows }
  /// Returns all of them.
  public static func buildBlock(_ rows: [Row]...) -> [Row] { rows.count == 1 ? rows[0] : Array(rows.joined()) }
  /// Those of an `if`, or none.
  public static func buildOptional(_ rows: [Row]?) -> [Row] { rows ?? [] }
  /// Those of an `if` or a `switch`.
  public static func buildEither(first rows: [Row]) -> [Row] { rows }
  /// Those of an `else` or a `switch`.
  public static func buildEither(second rows: [Row]) -> [Row] { rows }
  /// Those of a loop.
  public static func buildArray(_ rows: [[Row]]) -> [Row] { Array(rows.joined()) }
}
