import Foundation
import Testing

@testable import FlowHTTP

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// The transport of Foundation, over real connections.
@Suite(.timeLimit(.minutes(30)))
struct URLSessionTransportTests {
  private let transport = URLSessionTransport()

  @Test func `sends a message, and returns the answer`() async throws {
    let server = try LoopbackServer { RawAnswer(201, ["X-Count: 1"], String(decoding: $0.body, as: UTF8.self)) }

    let answer = try await transport.send(
      HTTPMessage(
        .post, try server.address().appending(path: "items"), fields: ["X-Name": "Ada"], body: Data("äb".utf8)),
      limit: 100)

    #expect(answer.status == 201 && answer.fields["x-count"] == "1" && answer.body == Data("äb".utf8))
    let request = try #require(server.requests.first)
    #expect(request.line == "POST /items HTTP/1.1" && request.fields["x-name"] == "Ada")
  }

  // Catches a slow answer that Foundation gives up after a minute, before the client's deadline.
  @Test func `only the client has a deadline`() throws {
    let request = URLRequest(HTTPMessage(.get, try #require(URL(string: "http://127.0.0.1"))))

    #expect(request.timeoutInterval == 3_600)
  }

  // Catches a session that remembers the last person.
  @Test func `keeps no cookies and no answers`() async throws {
    let server = try LoopbackServer { _ in RawAnswer(200, ["Set-Cookie: id=ada", "Cache-Control: max-age=3600"]) }
    let message = HTTPMessage(.get, try server.address())

    for _ in 1...2 { _ = try await transport.send(message, limit: 100) }

    #expect(server.requests.map { $0.fields["cookie"] } == [nil, nil])
  }

  // Catches a token that follows a redirect to another host, or port.
  @Test(arguments: ["localhost", "127.0.0.1"])
  func `a redirect to another origin is the answer, and sends nothing there`(host: String) async throws {
    let other = try LoopbackServer()
    let target = try other.address(host)
    for status in [301, 302, 303, 307, 308] {
      let server = try LoopbackServer { _ in RawAnswer(status, ["Location: \(target)"]) }

      let answer = try await transport.send(
        HTTPMessage(.get, try server.address(), fields: ["Authorization": "Bearer secret"]), limit: 100)

      #expect(answer.status == status)
    }
    #expect(other.requests.isEmpty)
  }

  @Test func `a redirect to the same origin is followed with the token`() async throws {
    let server = try LoopbackServer { request in
      request.line.contains("/new") ? RawAnswer(200) : RawAnswer(302, ["Location: /new"])
    }

    let answer = try await transport.send(
      HTTPMessage(.get, try server.address(), fields: ["Authorization": "Bearer secret"]), limit: 100)

    #expect(answer.status == 200)
    #expect(server.requests.map { $0.fields["authorization"] } == ["Bearer secret", "Bearer secret"])
  }

  // Catches a limit that trusts the announced length.
  @Test(arguments: [true, false])
  func `an answer may have its limit and not a byte more`(isAnnounced: Bool) async throws {
    let server = try LoopbackServer { request in
      let body = String(repeating: "x", count: request.line.contains("more") ? 101 : 100)
      return isAnnounced
        ? RawAnswer(200, [], body)
        : RawAnswer(
          bytes:
            "HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n\(String(body.utf8.count, radix: 16))\r\n\(body)\r\n0\r\n\r\n"
        )
    }

    let answer = try await transport.send(HTTPMessage(.get, try server.address()), limit: 100)

    #expect(answer.body.count == 100)
    let more = HTTPMessage(.get, try server.address().appending(path: "more"))
    await #expect(throws: HTTPTransportError.tooLarge) { try await transport.send(more, limit: 100) }
  }

  @Test func `a cancelled request closes its connection`() async throws {
    let (listener, port) = try LoopbackSocket.listening()
    defer { listener.stop() }
    let (arrived, hasArrived) = AsyncStream.makeStream(of: Void.self)
    let (closed, isClosed) = AsyncStream.makeStream(of: Void.self)
    listener.serve { connection in
      _ = ReceivedMessage(from: connection)
      hasArrived.yield()
      while !connection.received().isEmpty {}
      isClosed.yield()
    }
    let url = try #require(URL(string: "http://127.0.0.1:\(port)"))

    let request = Task { try await transport.send(HTTPMessage(.get, url), limit: 100) }
    for await _ in arrived { break }
    request.cancel()

    await #expect(throws: HTTPTransportError.cancelled) { try await request.value }
    for await _ in closed { break }
  }

  @Test func `a task that is cancelled already sends nothing`() async throws {
    let server = try LoopbackServer()
    let message = HTTPMessage(.get, try server.address())

    let request = Task {
      withUnsafeCurrentTask { $0?.cancel() }
      return try await transport.send(message, limit: 100)
    }

    await #expect(throws: HTTPTransportError.cancelled) { try await request.value }
    #expect(server.requests.isEmpty)
  }

  // Catches a request that never ends, as it was cancelled just before it began, and a redirect that ends the program, as it was
  // cancelled while the client is asked about it.
  @Test func `a request that is cancelled at any moment ends, and the program goes on`() async {
    await #expect(processExitsWith: .success) {
      // A request that does not end, ends the process.
      alarm(600)
      let (moments, moment) = AsyncStream.makeStream(of: Int.self)
      let server = try LoopbackServer { request in
        guard let number = Int(request.line.dropFirst(5).prefix { $0.isNumber }) else { return RawAnswer(200) }
        moment.yield(number)
        return RawAnswer(302, ["Location: /new"])
      }
      let transport = URLSessionTransport()
      let address = try server.address()
      var arrivals = moments.makeAsyncIterator()

      for number in 0..<400 {
        let message = HTTPMessage(.get, address.appending(path: "\(number)"))
        let request = Task {
          _ = try? await transport.send(message, limit: 100)
          // A request may end without having arrived.
          moment.yield(number)
        }
        if number >= 100 { while await arrivals.next() != number {} }
        for _ in 0..<number % 100 * 5 { await Task.yield() }
        request.cancel()
        _ = await request.value
      }
    }
  }

  // Catches a library below that sends a request again by itself, which nobody counts.
  @Test(arguments: [HTTPMethod.post, .patch])
  func `a change is sent once, also after a kept connection was cut`(method: HTTPMethod) async throws {
    let lines = try await linesAfterCut(of: method)

    #expect(lines.filter { $0.hasPrefix(method.rawValue) }.count == 1, "\(lines)")
  }

  // Catches a body that waits for ever to be sent again.
  @Test(arguments: [HTTPMethod.put, .delete])
  func `a repeatable change after a cut connection ends`(method: HTTPMethod) async throws {
    #expect(try await linesAfterCut(of: method).first == "GET / HTTP/1.1")
  }

  /// Sends a message on a connection that was kept, and is cut when the message has come; every other one is cut, too.
  private func linesAfterCut(of method: HTTPMethod) async throws -> [String] {
    let (listener, port) = try LoopbackSocket.listening()
    defer { listener.stop() }
    let requests = Requests()
    listener.serve { connection in
      guard let first = ReceivedMessage(from: connection) else { return }
      requests.add(first)
      guard first.line.hasPrefix("GET") else { return }
      connection.send(RawAnswer(200).bytes)
      if let second = ReceivedMessage(from: connection) { requests.add(second) }
    }
    let url = try #require(URL(string: "http://127.0.0.1:\(port)"))

    _ = try await transport.send(HTTPMessage(.get, url), limit: 100)
    await #expect(throws: HTTPTransportError.connectionLost) {
      try await transport.send(HTTPMessage(method, url, body: method == .delete ? nil : Data("1".utf8)), limit: 100)
    }
    return requests.lines
  }
}
