import Foundation
import Synchronization
import Testing

/// A server of this device, which answers requests by a function and keeps its connections.
final class LoopbackServer: Sendable {
  let port: UInt16
  private let socket: LoopbackSocket
  private let received = Mutex<[ReceivedMessage]>([])

  init(answer: @escaping @Sendable (ReceivedMessage) -> RawAnswer = { _ in RawAnswer(200) }) throws {
    (socket, port) = try LoopbackSocket.listening()
    socket.serve { [weak self] connection in
      while let request = ReceivedMessage(from: connection) {
        self?.received.withLock { $0.append(request) }
        connection.send(answer(request).bytes)
      }
    }
  }

  deinit { socket.stop() }

  /// The whole requests, in order.
  var requests: [ReceivedMessage] { received.withLock(\.self) }

  func address(_ host: String = "127.0.0.1") throws -> URL {
    try #require(URL(string: "http://\(host):\(port)"))
  }
}

extension LoopbackSocket {
  /// Serves each connection on a thread.
  func serve(_ body: @escaping @Sendable (LoopbackSocket) -> Void) {
    Thread.detachNewThread { [self] in
      while let connection = accepted() {
        Thread.detachNewThread { body(connection) }
      }
    }
  }
}
