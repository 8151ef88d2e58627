import Synchronization

/// A connection that one caller uses at a time, so that it can pass from a closed database to the next one.
final class SharedConnection: Sendable {
  private let connection: Mutex<Connection>

  init(_ connection: sending Connection) { self.connection = Mutex(connection) }

  func use<Result: Sendable, Failure: Error>(
    _ body: (Connection) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    try connection.withLock { connection throws(Failure) in try body(connection) }
  }
}
