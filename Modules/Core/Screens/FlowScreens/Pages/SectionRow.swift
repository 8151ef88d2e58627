public import FlowKit

/// Rows that belong together, with a header and a footer.
@MainActor
public struct SectionRow {
  package let header: LocalizedText?
  package let footer: LocalizedText?
  package let rows: [Row]

  /// Creates a section.
  /// - Parameters:
  ///   - header: The text above.
  ///   - footer: The text below.
  ///   - rows: The rows, top first.
  public init(_ header: LocalizedText? = nil, footer: LocalizedText? = nil, @RowBuilder rows: () -> [Row]) {
    self.header = header
    self.footer = footer
    self.rows = rows()
  }
}
