public import FlowStorage

extension SQLiteDatabase {
  /// The number of write transactions since the opening; changes that belong together are one.
  public var transactionCount: Int { commitCount }
}
