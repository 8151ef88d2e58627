import FlowKit

/// Rows that a toolkit draws as one section: rows of their own, or the items of a list.
@MainActor
package struct RowSection {
  package var rows: [Row] = []
  package var list: ListRow?
  package var header: LocalizedText?
  package var footer: LocalizedText?

  /// Returns the sections of rows; each list is a separate section.
  package static func sections(of rows: [Row]) -> [RowSection] {
    var sections: [RowSection] = []
    for row in rows {
      switch row {
      case .section(let section):
        var inner = Self.sections(of: section.rows)
        if inner.first == nil || inner.first?.header != nil { inner.insert(RowSection(), at: 0) }
        inner[0].header = section.header
        if inner[inner.count - 1].footer != nil { inner.append(RowSection()) }
        inner[inner.count - 1].footer = section.footer
        // The rows after a section are not in it.
        sections += inner + [RowSection()]
      case .list(let list):
        let empty = list.count == 0 ? list.empty.map(Row.empty) : nil
        sections.append(RowSection(rows: [empty].compactMap(\.self), list: list))
      default:
        if sections.last == nil || sections.last?.list != nil { sections.append(RowSection()) }
        sections[sections.count - 1].rows.append(row)
      }
    }
    return sections.filter { !$0.rows.isEmpty || $0.list != nil || $0.header != nil || $0.footer != nil }
  }
}
