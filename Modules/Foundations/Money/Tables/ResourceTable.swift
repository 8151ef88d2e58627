/// A table from outside, as it is carried in `Resources`: a line that says where it comes from, then a line a row, whose
/// cells are apart by tabs.
///
/// The tables are compiled into the module, so that no path on a disk decides whether an app knows its
/// currencies.
enum ResourceTable {
  /// What `make` makes of the rows of a table that the tests have read before anybody else does.
  static func rows<Row>(in table: [UInt8], _ make: ([String]) -> Row?) -> [Row] {
    table.split(separator: UInt8(ascii: "\n")).dropFirst().compactMap { line in
      let cells = line.split(separator: UInt8(ascii: "\t"), omittingEmptySubsequences: false)
      let row = make(cells.map { String(decoding: $0, as: UTF8.self) })
      assert(row != nil, "A row of a table in Resources cannot be read: \(cells)")
      return row
    }
  }
}
