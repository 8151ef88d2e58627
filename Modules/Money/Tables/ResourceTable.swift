/// The tables of this module: one line per row, with cells separated by tabs.
///
/// They are source code, so that they do not depend on a path on the disk, nor on a build system's way to embed files.
enum ResourceTable {
  /// Returns the result of `make` for each row; the tests check that every row is valid.
  static func rows<Row>(in table: String, _ make: ([String]) -> Row?) -> [Row] {
    table.utf8.split(separator: UInt8(ascii: "\n")).compactMap { line in
      let cells = line.split(separator: UInt8(ascii: "\t"), omittingEmptySubsequences: false)
      let row = make(cells.map { String(Substring($0)) })
      assert(row != nil, "A row of a table cannot be read: \(line)")
      return row
    }
  }
}
