import Foundation
import Testing

@testable import FlowHTTP

/// The sent messages, and the accepted answers.
struct MessageTests {
  @Test func `a request becomes a message below the service's address`() async throws {
    let transport = ScriptedTransport(.done)
    let request = HTTPRequest(
      .post, "transfers", query: ["b": "2&3", "a": "ä+"], fields: ["X-Version": "1"],
      body: try .json(["amount": "1/2", "Name": "Ada"]), idempotencyKey: "4711")

    _ = try await HTTPClient(.bank, over: transport, settings: .immediate()).send(request)

    let message = try #require(transport.messages.first)
    #expect(message.url.absoluteString == "https://bank.example/v1/transfers?a=%C3%A4%2B&b=2%263")
    #expect(message.body == Data(#"{"Name":"Ada","amount":"1/2"}"#.utf8))
    #expect(
      message.fields.all.map { "\($0.name): \($0.value)" } == [
        "accept: application/json", "content-type: application/json", "idempotency-key: 4711", "x-version: 1",
      ])
  }

  // Catches an order that is made twice, and a search that is given up after one lost connection.
  @Test(arguments: [(HTTPMethod.get, [true, true, false]), (.post, [false, true, false])])
  func `a message says itself whether it may be sent twice, or its method does`(
    method: HTTPMethod, repeatable: [Bool]
  ) throws {
    let url = try #require(URL(string: "https://bank.example"))

    #expect([nil, true, false].map { HTTPMessage(method, url, isRepeatable: $0).isRepeatable } == repeatable)
  }

  // Catches an identifier of a person that leads to another place of the service.
  @Test(arguments: [
    ("a/b", "a%2Fb"), ("..", "%2E%2E"), (".", "%2E"), ("a?b#c", "a%3Fb%23c"), ("%2F", "%252F"), ("ä", "%C3%A4"),
  ])
  func `a segment of a path stays one`(segment: String, escaped: String) async throws {
    let transport = ScriptedTransport(.done)

    _ = try await HTTPClient(.bank, over: transport, settings: .immediate()).send(HTTPRequest(.get, "items", segment))

    #expect(transport.messages.map(\.url.absoluteString) == ["https://bank.example/v1/items/\(escaped)"])
  }

  @Test func `a field cannot begin another one`() {
    let fields: HTTPFields = ["X-Name": "Ada\r\nAuthorization: Bearer stolen\u{0}"]

    #expect(fields["x-name"] == "AdaAuthorization: Bearer stolen")
  }

  @Test(arguments: [
    ("http://bank.example", false), ("http://127.0.0.1:8080", true), ("https://bank.example", true), ("bank", false),
  ])
  func `nothing is sent without encryption, unless it stays on this device`(address: String, isSent: Bool) async throws
  {
    let transport = ScriptedTransport(.done)
    let client = HTTPClient(try #require(URL(string: address)), over: transport, settings: .immediate())

    let answer = try? await client.send(HTTPRequest(.get, "rates"))

    #expect((answer != nil) == isSent)
    #expect(transport.messages.count == (isSent ? 1 : 0))
  }

  // Catches the page of a hotel's network that is taken for an empty list.
  @Test(arguments: [
    ("application/json", true), ("application/problem+json; charset=utf-8", true), ("APPLICATION/JSON", true),
    ("text/html", false), (nil, false),
  ])
  func `an answer of another type cannot be read`(type: String?, isTaken: Bool) async {
    var fields: HTTPFields = [:]
    fields["Content-Type"] = type
    let transport = ScriptedTransport(.answer(HTTPAnswer(status: 200, fields: fields, body: Data("{}".utf8))))
    let client = HTTPClient(.bank, over: transport, settings: .immediate())

    let answer = try? await client.send(HTTPRequest(.get, "rates"))

    #expect((answer != nil) == isTaken)
    #expect((try? await client.send(HTTPRequest(.get, "rates", accepts: nil))) != nil)
    if !isTaken {
      await #expect(throws: HTTPError.unknown(.unreadable)) { try await client.send(HTTPRequest(.post, "transfers")) }
    }
  }

  @Test func `an answer is decoded, or cannot be read`() async throws {
    let answer = HTTPAnswer(
      status: 200, fields: ["Content-Type": "application/json"], body: Data(#"{"rate":"1.2"}"#.utf8))
    let client = HTTPClient(.bank, over: ScriptedTransport(.answer(answer)), settings: .immediate())

    #expect(try await client.value([String: String].self, for: HTTPRequest(.get, "rates")) == ["rate": "1.2"])
    await #expect(throws: HTTPError.notDone(.unreadable)) {
      try await client.value([Int].self, for: HTTPRequest(.get, "rates"))
    }
    await #expect(throws: HTTPError.unknown(.unreadable)) {
      try await client.value([Int].self, for: HTTPRequest(.post, "transfers"))
    }
  }
}
