import FlyingFox
import FlyingSocks

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// Sends the parts of an answer at once: otherwise each answer on a kept connection waits 40 ms for the receipt of its head.
///
/// The server sets no option of its sockets. On Linux, those of a connection are those of the listening socket.
struct PromptPool<Base: AsyncSocketPool>: AsyncSocketPool {
  let base: Base

  func prepare() async throws { try await base.prepare() }
  func run() async throws { try await base.run() }

  func suspendSocket(_ socket: Socket, untilReadyFor events: Socket.Events) async throws {
    try socket.setValue(true, for: BoolSocketOption(level: Int32(IPPROTO_TCP), name: TCP_NODELAY))
    try await base.suspendSocket(socket, untilReadyFor: events)
  }
}
