public import FlowKit

/// The content of a screen, as a value with actions: the same in every toolkit.
///
/// Make one by a function of the screen's content, for each screen that the toolkits draw from rows. From
/// `App/CompositionRoot/Transfer/TransferPages.swift`:
///
/// ```swift
/// Page("Your transfer") {
///   …
///   ButtonRow("Done", role: .main, isEnabled: content.canFinish, onTap: presenter.didTapDone)
/// }
/// ```
@MainActor
public struct Page {
  package let title: LocalizedText
  package let isBusy: Bool
  package let onRefresh: (@MainActor () -> Void)?
  package let rows: [Row]

  /// Creates a page.
  /// - Parameters:
  ///   - title: The title.
  ///   - isBusy: A Boolean value that indicates whether the screen is busy, so that the person cannot leave it.
  ///   - onRefresh: Called when the person pulls the page down to refresh it; nil if it cannot be refreshed.
  ///   - rows: The rows, top first.
  public init(
    _ title: LocalizedText, isBusy: Bool = false, onRefresh: (@MainActor () -> Void)? = nil,
    @RowBuilder rows: () -> [Row]
  ) {
    self.title = title
    self.isBusy = isBusy
    self.onRefresh = onRefresh
    self.rows = rows()
  }
}

/// One row of a page.
@MainActor
public enum Row {
  case text(TextRow)
  case field(FieldRow)
  /// The choice of a date.
  case date(DateRow)
  /// A choice of one option.
  case choice(ChoiceRow)
  case toggle(ToggleRow)
  case button(ButtonRow)
  case item(ItemRow)
  /// The progress of an activity.
  case progress(ProgressRow)
  case image(ImageRow)
  /// A text in place of missing content.
  case empty(EmptyRow)
  /// Rows that belong together.
  case section(SectionRow)
  /// A long list.
  case list(ListRow)
  /// A row with a view of the app's own.
  case custom(CustomRow)
}

/// A result builder for the rows of a page.
@MainActor
@resultBuilder
public enum RowBuilder {
  /// Returns a text in the style of a body.
  public static func buildExpression(_ text: LocalizedText) -> [Row] { [.text(TextRow(text))] }
  public static func buildExpression(_ text: TextRow) -> [Row] { [.text(text)] }
  public static func buildExpression(_ field: FieldRow) -> [Row] { [.field(field)] }
  public static func buildExpression(_ date: DateRow) -> [Row] { [.date(date)] }
  public static func buildExpression(_ choice: ChoiceRow) -> [Row] { [.choice(choice)] }
  public static func buildExpression(_ toggle: ToggleRow) -> [Row] { [.toggle(toggle)] }
  public static func buildExpression(_ button: ButtonRow) -> [Row] { [.button(button)] }
  public static func buildExpression(_ item: ItemRow) -> [Row] { [.item(item)] }
  public static func buildExpression(_ progress: ProgressRow) -> [Row] { [.progress(progress)] }
  public static func buildExpression(_ image: ImageRow) -> [Row] { [.image(image)] }
  public static func buildExpression(_ empty: EmptyRow) -> [Row] { [.empty(empty)] }
  public static func buildExpression(_ section: SectionRow) -> [Row] { [.section(section)] }
  public static func buildExpression(_ list: ListRow) -> [Row] { [.list(list)] }
  public static func buildExpression(_ custom: CustomRow) -> [Row] { [.custom(custom)] }
  /// Returns the rows of another function.
  public static func buildExpression(_ rows: [Row]) -> [Row] { rows }
  public static func buildBlock(_ rows: [Row]...) -> [Row] { rows.count == 1 ? rows[0] : Array(rows.joined()) }
  /// Returns the rows of an `if`, or none.
  public static func buildOptional(_ rows: [Row]?) -> [Row] { rows ?? [] }
  /// Returns the rows of an `if` or of a case of a `switch`.
  public static func buildEither(first rows: [Row]) -> [Row] { rows }
  /// Returns the rows of an `else` or of another case of a `switch`.
  public static func buildEither(second rows: [Row]) -> [Row] { rows }
  /// Returns the rows of a loop.
  public static func buildArray(_ rows: [[Row]]) -> [Row] { Array(rows.joined()) }
}
