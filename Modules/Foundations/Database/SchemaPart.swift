/// A part of a schema with versions of its own, so that parts which different people make need no common order.
public struct SchemaPart: Sendable {
  let name: String
  let migrations: [Migration]

  /// - Parameters:
  ///   - name: What it is called in the file; it never changes once it was released.
  ///   - migrations: The steps that lead from nothing to its tables, in order; the first leads from version 0 to 1.
  public init(_ name: String, migrations: [Migration]) {
    self.name = name
    self.migrations = migrations
  }
}
