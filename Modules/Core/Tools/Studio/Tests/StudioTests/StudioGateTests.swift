import FlyingFox
import Foundation
import StudioSession
import Testing

@testable import Studio

/// Requests of other pages, other programs and other machines.
struct StudioGateTests {
  private static let token = StudioToken(text: "secret")
  private let server: StudioServer

  init() throws {
    server = StudioServer(StudioGate(Self.token, port: 4711), SessionList(try .tinyApp, journey: nil))
  }

  private func status(
    _ method: HTTPMethod = .POST, _ path: String = "/api/1/act", host: String? = "127.0.0.1:4711",
    origin: String? = nil, token: String? = "Bearer secret", type: String? = "application/json"
  ) async throws -> Int {
    var headers: [HTTPHeader: String] = [:]
    headers[.host] = host
    headers[HTTPHeader("Origin")] = origin
    headers[.authorization] = token
    headers[.contentType] = type
    let request = HTTPRequest(
      method: method, version: .http11, path: path, query: [], headers: headers, body: Data(#"["tap","Add"]"#.utf8))
    return try await server.handleRequest(request).statusCode.code
  }

  @Test func `the page itself may`() async throws {
    #expect(try await status() == 200)
    #expect(try await status(origin: "http://127.0.0.1:4711") == 200)
    #expect(try await status(host: "localhost:4711", origin: "http://localhost:4711") == 200)
  }

  /// The second one is a name that another page has made to lead here.
  @Test(arguments: [nil, "evil.example:4711", "127.0.0.1:80", "127.0.0.1", "127.0.0.1:4711.evil.example"] as [String?])
  func `another host is refused`(host: String?) async throws {
    #expect(try await status(host: host) == 403)
    #expect(try await status(.GET, "/s/1", host: host) == 403)
  }

  @Test(arguments: [
    "http://evil.example", "null", "http://localhost:4711", "https://127.0.0.1:4711", "http://127.0.0.1",
  ])
  func `another origin is refused`(origin: String) async throws {
    #expect(try await status(origin: origin) == 403)
  }

  @Test(arguments: [nil, "", "Bearer ", "Bearer secre", "Bearer secret2", "secret", "bearer secret"] as [String?])
  func `nobody may without the token`(token: String?) async throws {
    #expect(try await status(token: token) == 403)
    #expect(try await status(.GET, "/api/1/events", token: token) == 403)
    #expect(try await status(.GET, "/api/1/journey", token: token) == 403)
  }

  // Catches a file that is written wherever the studio was started.
  @Test func `without a folder of journeys, no test is made`() async throws {
    let request = HTTPRequest(
      method: .POST, version: .http11, path: "/api/1/test", query: [],
      headers: [.host: "127.0.0.1:4711", .authorization: "Bearer secret", .contentType: "application/json"],
      body: Data(#"{"note": "wrong", "missing": ""}"#.utf8))

    let answer = try await JSONDecoder().decode(Answer.self, from: server.handleRequest(request).bodyData)

    #expect(answer.code == "no-folder" && answer.text == nil)
  }

  @Test(arguments: [nil, "text/plain", "application/x-www-form-urlencoded", "multipart/form-data"] as [String?])
  func `a form of another page is refused`(type: String?) async throws {
    #expect(try await status(type: type) == 415)
  }

  @Test func `a page is shown in no frame, and kept nowhere`() async throws {
    let request = HTTPRequest(
      method: .GET, version: .http11, path: "/s/1", query: [], headers: [.host: "127.0.0.1:4711"], body: Data())
    let response = try await server.handleRequest(request)

    #expect(response.headers[HTTPHeader("Content-Security-Policy")]?.contains("frame-ancestors 'none'") == true)
    #expect(response.headers[HTTPHeader("Content-Security-Policy")]?.contains("unsafe") == false)
    #expect(response.headers[HTTPHeader("Cache-Control")] == "no-store")
    #expect(response.headers[HTTPHeader("Set-Cookie")] == nil)
  }

  @Test func `an unknown command and an unknown file are not found`() async throws {
    #expect(try await status(.POST, "/api/1/nothing") == 404)
    #expect(try await status(.POST, "/api/1") == 404)
    #expect(try await status(.GET, "/etc/passwd") == 404)
    #expect(try await status(.POST, "/s/1") == 405)
  }

  /// A person called `<img src=x onerror=…>` is text.
  @Test func `the page makes no HTML of texts`() {
    for file in [PageFiles.screen, PageFiles.studio] {
      for word in [
        "innerHTML", "outerHTML", "insertAdjacentHTML", "document.write", "eval(", "new Function", ".style.",
        "\"style\"",
      ] {
        #expect(!file.contains(word), "\(word)")
      }
    }
    #expect(!PageFiles.html.contains("style="))
    #expect(!PageFiles.html.contains("onclick"))
  }
}

private enum PageFiles {
  static let screen = String(decoding: PageResources.screen, as: UTF8.self)
  static let studio = String(decoding: PageResources.studio, as: UTF8.self)
  static let html = String(decoding: PageResources.html, as: UTF8.self)
}
