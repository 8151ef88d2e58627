import FlyingFox
import FlyingSocks

/// The events of a session as lines of JSON.
struct EventLines: AsyncBufferedSequence {
  typealias Element = UInt8

  let lines: AsyncStream<String>
  /// Called when the page has gone, or the session has ended.
  let didEnd: @Sendable () -> Void

  func makeAsyncIterator() -> Iterator { Iterator(lines: lines.makeAsyncIterator(), end: End(didEnd)) }

  /// The server drops the iterator when the page has gone.
  final class End: Sendable {
    private let action: @Sendable () -> Void

    init(_ action: @escaping @Sendable () -> Void) { self.action = action }

    deinit { action() }
  }

  struct Iterator: AsyncBufferedIteratorProtocol {
    var lines: AsyncStream<String>.Iterator
    let end: End
    var rest: ArraySlice<UInt8> = []

    mutating func next() async throws -> UInt8? { try await nextBuffer(suggested: 1)?.first }

    mutating func nextBuffer(suggested count: Int) async throws -> ArraySlice<UInt8>? {
      if rest.isEmpty {
        guard let line = await lines.next(isolation: #isolation) else { return nil }
        rest = ArraySlice((line + "\n").utf8)
      }
      defer { rest = rest.dropFirst(count) }
      return rest.prefix(count)
    }
  }
}
