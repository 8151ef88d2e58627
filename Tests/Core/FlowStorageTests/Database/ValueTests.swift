import FlowStorage
import Foundation
import Testing

struct ValueTests {
  @Test(arguments: [
    DatabaseValue.null,
    .integer(.min), .integer(-1), .integer(0), .integer(.max),
    .text(""), .text("O'Brien'; DROP TABLE t"), .text("a\0b\0"), .text("e\u{301} ≠ \u{E9}"),
    .text("𝄞👩‍👩‍👧 العربية"), .text("\u{FEFF}\u{FFFD}"),
    .blob(Data()), .blob(Data([0])), .blob(Data(0...255)), .blob(Data(count: 100_000)),
  ])
  func `a value is read as it was written`(value: DatabaseValue) async throws {
    let table = Migration("CREATE TABLE t (a ANY) STRICT")
    let database = try await SQLiteDatabase.open(.memory, migrations: [table])
    try await database.write { try $0.execute("INSERT INTO t VALUES (?)", value) }

    let rows = try await database.read { try $0.query("SELECT a FROM t") }

    let read: DatabaseValue = try #require(rows.first)["a"]
    #expect(read == value)
    #expect(read.scalars == value.scalars)
  }

  @Test func `an optional value is stored as itself, or as null`() {
    let values: [any DatabaseValueConvertible] = [Optional("x"), Int?.none]

    #expect(values.map(\.databaseValue) == [.text("x"), .null])
  }

  @Test func `values are bound and read by their Swift types`() async throws {
    let database = try await SQLiteDatabase.open(.memory, migrations: [])
    let nothing: String? = nil

    let row = try #require(
      try await database.read {
        try $0.query(
          "SELECT ? AS a, ? AS b, ? AS c, ? AS d, ? AS e, ? AS f, ? AS g, ? AS h",
          Int64.max, "x", Data([1]), true, nil, nothing, false, Optional("y"))
      }.first)

    #expect(try row["a"] == Int64.max)
    #expect(try row["b"] == "x")
    #expect(try row["c"] == Data([1]))
    #expect(try row["d"] == true)
    #expect(try row["e"] == Int?.none)
    #expect(try row["f"] == String?.none)
    #expect(try row["b"] == String?.some("x"))
    #expect(try row["g"] == false)
    #expect(try row["h"] == "y")
  }

  @Test func `of two columns with one name the first is read`() async throws {
    let database = try await SQLiteDatabase.open(.memory, migrations: [])

    let row = try #require(try await database.read { try $0.query("SELECT 1 AS a, 2 AS a") }.first)

    #expect(try row["a"] == 1)
  }

  @Test(arguments: ["SELECT 'x' AS a", "SELECT NULL AS a", "SELECT 1 AS b", "SELECT x'00' AS a"])
  func `reading a column as another type fails`(sql: String) async throws {
    let database = try await SQLiteDatabase.open(.memory, migrations: [])

    await #expect(throws: DatabaseError.misuse(.unreadableColumn("a"))) {
      try await database.read { try $0.query(sql).map { try $0["a"] as Int } }
    }
  }

  @Test func `stores Booleans as 0 and 1`() async throws {
    let database = try await SQLiteDatabase.open(.memory, migrations: [])

    await #expect(throws: DatabaseError.misuse(.unreadableColumn("a"))) {
      try await database.read { try $0.query("SELECT 2 AS a").map { try $0["a"] as Bool } }
    }
  }

  /// 9223372036854775808 does not fit and would become a floating point number that is near it.
  @Test(arguments: ["SELECT 9223372036854775807 + 1 AS a", "SELECT CAST(x'FF' AS TEXT) AS a"])
  func `a value that cannot be read exactly is refused, and hides no other row`(sql: String) async throws {
    let database = try await SQLiteDatabase.open(.memory, migrations: [])

    let rows = try await database.read { try $0.query("\(sql) UNION ALL SELECT 'x'") }

    #expect(rows.map(\.values) == [[.unreadable], [.text("x")]])
    #expect(throws: DatabaseError.misuse(.unreadableColumn("a"))) { try rows[0]["a"] as String }
    await #expect(throws: DatabaseError.misuse(.unwritableValue)) {
      try await database.read { try $0.query("SELECT ?", rows[0]["a"] as DatabaseValue) }
    }
  }
}

extension DatabaseValue {
  /// The scalars of a text: Swift treats `e` with an accent as equal to `é`.
  fileprivate var scalars: [Unicode.Scalar]? {
    guard case .text(let text) = self else { return nil }
    return Array(text.unicodeScalars)
  }
}
