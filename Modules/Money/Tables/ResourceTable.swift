/// The tables of this module: one line per row, with cells separated by tabs.
///
/// They are source code, so that they do not depend on a path on the disk, nor on a build system's way to embed files.
enum ResourceTable {
  /// Returns the result of `make` for each row; the tests count the rows.
  static func rows<Row>(in table: String, _ make: ([String]) -> Row?) -> [Row] {
    table.utf8.split(separator: UInt8(ascii: "\n")).compactMap { line in
      let cells = line.split(separator: UInt8(ascii: "\t"), omittingEmptySubsequences: false)
      return make(cells.map { String(Substring($0)) })
    }
  }
}
