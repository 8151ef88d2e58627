import Foundation
import Synchronization
import Testing

/// The faults below HTTP.
enum ConnectionFault: CaseIterable, Sendable {
  case refused
  case cutBeforeRequest
  case cutWithinRequest
  /// The server gets the whole request, and executes it.
  case cutAfterRequest
  case cutWithinAnswer
  /// The server executes the request, and its answer comes when nobody waits any more.
  case delayed
  /// The server gets the request twice; the first answer arrives.
  case deliveredTwice
  case unavailable
  case tokenExpired
  case garbage
  case otherType
  case tenMegabytes
  case otherHost
  case endlessFields
}

/// A proxy of this device, which makes one fault at each request.
final class FaultProxy: Sendable {
  private let port: UInt16
  private let socket: LoopbackSocket
  private let server: LoopbackServer
  private let fault: ConnectionFault
  private let onWait: @Sendable () -> Void

  /// - Parameters:
  ///   - server: The server behind it.
  ///   - fault: The fault.
  ///   - onWait: Called when nothing comes any more, so that only a deadline helps.
  init(_ server: LoopbackServer, _ fault: ConnectionFault, onWait: @escaping @Sendable () -> Void) throws {
    (socket, port) = try LoopbackSocket.listening()
    (self.server, self.fault, self.onWait) = (server, fault, onWait)
    if fault == .refused { socket.stop() } else { socket.serve { [weak self] in self?.pass($0) } }
  }

  deinit { socket.stop() }

  var address: URL {
    get throws { try #require(URL(string: "http://127.0.0.1:\(port)")) }
  }

  private func pass(_ client: LoopbackSocket) {
    switch fault {
    case .refused, .cutBeforeRequest: return
    case .cutWithinRequest:
      _ = client.received(atMost: 10)
      return
    case .cutAfterRequest, .cutWithinAnswer, .delayed, .deliveredTwice, .unavailable, .tokenExpired, .garbage,
      .otherType,
      .tenMegabytes, .otherHost, .endlessFields:
      break
    }
    while let request = ReceivedMessage(from: client), answer(request, to: client) {}
  }

  /// - Returns: Whether the connection is kept.
  private func answer(_ request: ReceivedMessage, to client: LoopbackSocket) -> Bool {
    switch fault {
    case .refused, .cutBeforeRequest, .cutWithinRequest: return false
    case .cutAfterRequest:
      _ = forward(request)
      return false
    case .cutWithinAnswer:
      let answer = forward(request)
      client.send(Array(answer.prefix(answer.count - 1)))
      return false
    case .delayed:
      _ = forward(request)
      onWait()
      // The client closes the connection.
      while !client.received().isEmpty {}
      return false
    case .deliveredTwice:
      let answer = forward(request)
      _ = forward(request)
      return client.send(answer)
    case .unavailable: return client.send(RawAnswer(503, ["Retry-After: 2"]).bytes)
    case .tokenExpired:
      guard request.fields["authorization"] == "Bearer new" else { return client.send(RawAnswer(401).bytes) }
      return client.send(forward(request))
    case .garbage:
      client.send(Array("\u{7}\u{0}\u{1}garbage\r\n\r\ngarbage".utf8))
      return false
    case .otherType:
      return client.send(RawAnswer(200, ["Content-Type: text/html"], "<p>Sign in to this network</p>").bytes)
    case .tenMegabytes:
      let body = String(repeating: " ", count: 10_000_000)
      client.send(RawAnswer(200, ["Content-Type: application/json"], body).bytes)
      return false
    case .otherHost: return client.send(RawAnswer(302, ["Location: http://localhost:\(server.port)/stolen"]).bytes)
    case .endlessFields:
      client.send(Array("HTTP/1.1 200 OK\r\n".utf8))
      var count = 0
      while client.send(Array("X-Field-\(count): \(String(repeating: "x", count: 1_000))\r\n".utf8)) {
        count += 1
        // More than the buffers of a connection hold, so that a client that waits for the processor is not taken for one that reads on.
        if count == 20_000 { onWait() }
      }
      return false
    }
  }

  private func forward(_ request: ReceivedMessage) -> [UInt8] {
    guard let server = try? LoopbackSocket.connected(to: server.port), server.send(request.bytes) else { return [] }
    return ReceivedMessage(from: server)?.bytes ?? []
  }
}
