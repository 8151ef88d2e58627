import BankWire
import FlyingSocks
import Foundation
import Synchronization

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// A connection of a client: its requests, one after the other.
struct BankConnection {
  /// The time for a whole request from its first byte, and the time between two requests.
  struct Patience: Sendable {
    var request = Duration.seconds(15)
    var idle = Duration.seconds(60)
  }

  private let socket: AsyncSocket
  private let desk: BankDesk
  private let patience: Patience
  private var received: [UInt8] = []

  init(_ socket: AsyncSocket, to desk: BankDesk, patience: Patience) {
    (self.socket, self.desk, self.patience) = (socket, desk, patience)
  }

  /// Answers the requests of the connection, and closes it.
  mutating func serve() async {
    do {
      var isKept = true
      while isKept { isKept = try await serveNext() }
    } catch {
      // The client has gone, or the server ends.
    }
    // With unread bytes at the close, the system would take the last answer back.
    shutdown(socket.socket.file.rawValue, Int32(SHUT_WR))
    socket.socket.end()
  }

  /// - Returns: Whether the connection is kept.
  private mutating func serveNext() async throws -> Bool {
    if received.isEmpty { try await receive(within: patience.idle) }
    let end = ContinuousClock.now + patience.request
    let (head, body): (RequestHead, Data)
    do {
      (head, body) = try await read(until: end)
    } catch let problem as RequestError {
      try await send(problem.answer, keeps: false, hasBody: true)
      return false
    }
    let answer = await answer(head, body)
    try await send(answer, keeps: head.keepsConnection, hasBody: head.method != "HEAD")
    return head.keepsConnection
  }

  private mutating func read(until end: ContinuousClock.Instant) async throws -> (RequestHead, Data) {
    var searched = 0
    var headEnd: Int?
    while headEnd == nil {
      headEnd = received[max(0, searched - 3)...].firstRange(of: [0x0D, 0x0A, 0x0D, 0x0A])?.lowerBound
      searched = received.count
      guard headEnd == nil else { break }
      guard received.count <= RequestHead.limit else { throw RequestError.headTooLong }
      try await receiveMore(until: end)
    }
    let length = headEnd ?? 0
    guard length <= RequestHead.limit else { throw RequestError.headTooLong }
    let head = try RequestHead(received[..<length])
    let bodyEnd = length + 4 + head.length
    while received.count < bodyEnd { try await receiveMore(until: end) }
    let body = Data(received[(length + 4)..<bodyEnd])
    received.removeFirst(bodyEnd)
    return (head, body)
  }

  private mutating func receiveMore(until end: ContinuousClock.Instant) async throws {
    do { try await receive(within: end - .now) } catch {
      guard ContinuousClock.now >= end else { throw error }
      throw RequestError.tooSlow
    }
  }

  /// Receives bytes; after a time, no more can come.
  private mutating func receive(within time: Duration) async throws {
    let descriptor = socket.socket.file.rawValue
    let watchdog = Task {
      do { try await Task.sleep(for: time) } catch { return }
      shutdown(descriptor, Int32(SHUT_RD))
    }
    let result: Result<[UInt8], any Error>
    do { result = .success(try await socket.read(atMost: 16_384)) } catch { result = .failure(error) }
    watchdog.cancel()
    // It must not close a connection that gets the same descriptor.
    await watchdog.value
    received += try result.get()
  }

  private func answer(_ head: RequestHead, _ body: Data) async -> BankAnswer {
    guard isLocal(head.fields["host"]) else {
      return BankAnswer(problem: "other-host", status: 421, title: "This is another host's")
    }
    guard body.isEmpty || head.fields["content-type"]?.lowercased().hasPrefix("application/json") == true else {
      return BankAnswer(problem: "other-type", status: 415, title: "The body is not application/json")
    }
    return await desk.answer(BankDesk.Request(head.method, head.target, fields: head.fields, body: body))
  }

  /// Refuses a page of another site, whose name leads here: DNS rebinding.
  private func isLocal(_ host: String?) -> Bool {
    let name = host?.split(separator: ":").first?.lowercased()
    return name == "127.0.0.1" || name == "localhost"
  }

  /// Sends an answer in one piece: a body after its head would wait for the client's acknowledgement, 40 ms on a kept connection.
  private func send(_ answer: BankAnswer, keeps: Bool, hasBody: Bool) async throws {
    var lines = [
      "HTTP/1.1 \(answer.status) \(answer.status < 400 ? "OK" : "Problem")",
      "Content-Type: \(answer.type)", "Content-Length: \(answer.body.count)", "Cache-Control: no-store",
    ]
    if let seconds = answer.retryAfter { lines.append("Retry-After: \(seconds)") }
    if !answer.allowed.isEmpty { lines.append("Allow: \(answer.allowed.joined(separator: ", "))") }
    if answer.status == 401 { lines.append("WWW-Authenticate: Bearer") }
    if !keeps { lines.append("Connection: close") }
    let head = Data((lines.joined(separator: "\r\n") + "\r\n\r\n").utf8)
    try await socket.write(hasBody ? head + answer.body : head)
  }
}
