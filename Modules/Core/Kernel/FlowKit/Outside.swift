package import Synchronization

/// Makes a call that this program does not see, such as a request to a server: until `call` returns, the app is not at rest.
///
/// Journeys, explorations and sessions then wait for the answer; on one thread, answers come in the order of the requests.
/// Without them, as on a phone, this only calls. Wrap the call alone, with its own time limit: not a wait for the person, and not
/// a stream that may never end. A call inside another one is a part of it.
nonisolated(nonsending) public func outside<Value, Failure: Error>(
  _ call: nonisolated(nonsending) () async throws(Failure) -> Value
) async throws(Failure) -> Value {
  guard let counter = outsideCounter.withLock(\.self) else { return try await call() }
  return try await counter.perform(call)
}

/// The counter of the process; nil on a phone.
package let outsideCounter = Mutex<(any OutsideCounter)?>(nil)

/// Makes the calls of ``outside(_:)``, and counts those in progress.
package protocol OutsideCounter: Sendable {
  nonisolated(nonsending) func perform<Value, Failure: Error>(
    _ call: nonisolated(nonsending) () async throws(Failure) -> Value
  ) async throws(Failure) -> Value
}
