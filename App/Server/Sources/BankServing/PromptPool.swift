import FlyingFox
import FlyingSocks

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// A pool of sockets whose answers leave at once, and whose waits end.
///
/// FlyingFox sends the head and the body of an answer one after the other. Without TCP_NODELAY, the body waits for the client's
/// acknowledgement of the head: 40 ms on a kept connection.
struct PromptPool<Base: AsyncSocketPool>: AsyncSocketPool {
  private let base: Base
  private let isPrompt: Bool
  private let idleTime: Duration

  /// - Parameters:
  ///   - base: The pool that does the work.
  ///   - isPrompt: False only to measure what it is for.
  ///   - idleTime: The time after which a connection without any byte is closed.
  init(_ base: Base, isPrompt: Bool = true, idleTime: Duration = .seconds(60)) {
    (self.base, self.isPrompt, self.idleTime) = (base, isPrompt, idleTime)
  }

  func prepare() async throws { try await base.prepare() }
  func run() async throws { try await base.run() }

  func suspendSocket(_ socket: Socket, untilReadyFor events: Socket.Events) async throws {
    if isPrompt { try socket.setValue(true, for: BoolSocketOption(level: Int32(IPPROTO_TCP), name: TCP_NODELAY)) }
    if try socket.getValue(for: BoolSocketOption(name: SO_ACCEPTCONN)) {
      return try await base.suspendSocket(socket, untilReadyFor: events)
    }
    try await withThrowingTaskGroup(of: Void.self) { group in
      group.addTask { [base] in try await base.suspendSocket(socket, untilReadyFor: events) }
      group.addTask { [idleTime] in
        try await Task.sleep(for: idleTime)
        throw SocketError.disconnected
      }
      defer { group.cancelAll() }
      try await group.next()
    }
  }
}
