/// A step from one version of the schema to the next.
///
/// A program lists its migrations in order, starting from version 0. A released migration must not change.
public struct Migration: Sendable {
  let apply: @Sendable (borrowing WriteTransaction) throws -> Void

  /// Creates a step that runs statements in order.
  public init(_ statements: String...) {
    apply = { transaction in
      for statement in statements { try transaction.execute(statement) }
    }
  }

  /// Creates a step that also reads and rewrites data.
  public init(_ apply: @escaping @Sendable (borrowing WriteTransaction) throws -> Void) {
    self.apply = apply
  }
}

/// A part of a schema with its own version, so that independent parts need no common order.
package struct SchemaPart: Sendable {
  let name: String
  let migrations: [Migration]

  /// - Parameters:
  ///   - name: The stored name, which must not change after a release.
  ///   - migrations: The migrations that create its tables, in order, starting from version 0.
  package init(_ name: String, migrations: [Migration]) {
    self.name = name
    self.migrations = migrations
  }
}
