/// A step from one version of the schema to the next.
///
/// A program lists its migrations in order; the first leads from version 0 to 1. One that was released never changes.
public struct Migration: Sendable {
  let apply: @Sendable (borrowing WriteTransaction) throws -> Void

  /// Makes a step that runs statements in order.
  public init(_ statements: String...) {
    apply = { transaction in
      for statement in statements { try transaction.execute(statement) }
    }
  }

  /// Makes a step that also reads and rewrites data.
  public init(_ apply: @escaping @Sendable (borrowing WriteTransaction) throws -> Void) {
    self.apply = apply
  }
}
