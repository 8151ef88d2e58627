import FlowStorage

extension SQLiteDatabase {
  /// A database of documents alone, in memory.
  static var empty: SQLiteDatabase {
    get async throws { try await StoredSchema(parts: []).open(.memory) }
  }
}
