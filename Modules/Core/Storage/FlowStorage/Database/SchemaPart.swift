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
