/// A table in `Resources`: a line with its source, then one line per row, with cells separated by tabs.
///
/// The tables are compiled into the module, so that they do not depend on a path on the disk.
enum ResourceTable {
  /// Returns the result of `make` for each row; the tests check that every row is valid.
  static func rows<Row>(in table: [UInt8], _ make: ([String]) -> Row?) -> [Row] {
    table.split(separator: UInt8(ascii: "\n")).dropFirst().compactMap { line in
      let cells = line.split(separator: UInt8(ascii: "\t"), omittingEmptySubsequences: false)
      let row = make(cells.map { String(decoding: $0, as: UTF8.self) })
      assert(row != nil, "A row of a table in Resources cannot be read: \(cells)")
      return row
    }
  }
}
