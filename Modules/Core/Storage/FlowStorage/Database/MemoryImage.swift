/// The content of a database in memory.
package struct MemoryImage: Sendable {
  /// A database with the same tables, as bytes.
  final class Template: Sendable {
    let bytes: [UInt8]
    /// The names of the tables, each after those to which its rows refer.
    let tableNames: [String]

    init(_ bytes: [UInt8], _ tableNames: [String]) { (self.bytes, self.tableNames) = (bytes, tableNames) }
  }

  /// The rows of a table; unchanged tables of several images share them.
  final class Table: Sendable {
    let name: String
    /// The columns, then `rowid`.
    let columns: [String]
    let rows: [[DatabaseValue]]

    init(_ name: String, _ rows: [DatabaseRow]) {
      self.name = name
      columns = rows.first.map { $0.columns.dropLast() + ["rowid"] } ?? []
      self.rows = rows.map(\.values)
    }
  }

  let template: Template
  /// The tables, each after those to which its rows refer.
  let tables: [Table]

  /// The rows as text, without their `rowid`, which counts the rows that there were before.
  package var digestText: String {
    tables.map { table in
      let rows = table.rows.map { row in row.dropLast().map { $0.digestText + ";" }.joined() }
      return (table.name == "document" ? rows.sorted() : rows).joined(separator: "|")
    }.joined(separator: "/")
  }
}
