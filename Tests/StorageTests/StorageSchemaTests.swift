import FlowStorage
import Storage
import Testing

struct StorageSchemaTests {
  /// The columns of each table, all of which the proof covers: a column that is added has to be among them.
  @Test(arguments: StorageSchema.tables)
  func `a proof covers every column but the position`(_ table: StoredTable) async throws {
    let database = try await SQLiteDatabase.empty

    let columns: [String] = try await database.read {
      try $0.query("SELECT name FROM pragma_table_info(?)", table.name).map { try $0["name"] }
    }

    #expect(columns.filter { !["position", "proof"].contains($0) } == table.columns)
  }
}
