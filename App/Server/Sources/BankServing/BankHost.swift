import BankWire
import FlyingFox
import FlyingSocks
public import Foundation
import Synchronization

/// The bank behind HTTP on this machine's loopback address: a proxy that ends TLS belongs in front of it.
public final class BankHost: Sendable {
  private let server: HTTPServer
  private let desk: BankDesk

  /// - Parameters:
  ///   - desk: Answers the requests.
  ///   - port: The port; 0 for a free one.
  ///   - isPrompt: False only to measure what ``PromptPool`` is for.
  ///   - idleTime: The time after which a connection without any byte is closed.
  public init(_ desk: BankDesk, port: UInt16, isPrompt: Bool = true, idleTime: Duration = .seconds(60)) throws {
    self.desk = desk
    server = HTTPServer(
      address: try sockaddr_in.inet(ip4: "127.0.0.1", port: port), timeout: 15,
      pool: PromptPool(HTTPServer.defaultPool(), isPrompt: isPrompt, idleTime: idleTime), logger: .disabled,
      handler: ClosureHTTPHandler { request in await Self.answer(request, at: desk) })
  }

  /// Serves until ``stop()``.
  public func run() async throws { try await server.run() }

  /// The port at which it listens, as soon as it does.
  public var port: UInt16 {
    get async throws {
      try await server.waitUntilListening()
      guard case .ip4(_, let port) = await server.listeningAddress else { throw SocketError.disconnected }
      return port
    }
  }

  /// Answers the requests that have arrived, and closes the books.
  public func stop() async {
    await server.stop(timeout: 5)
    await desk.close()
  }

  private static func answer(_ request: HTTPRequest, at desk: BankDesk) async -> HTTPResponse {
    var fields: [String: String] = [:]
    for name in request.headers.keys { fields[name.rawValue.lowercased()] = request.headers[name] }
    let target = request.target.rawValue
    guard isLocal(fields["host"]) else {
      return HTTPResponse(BankAnswer(problem: "other-host", status: 421, title: "This is another host's"))
    }
    guard target.utf8.count <= BankDesk.largestTarget else {
      return HTTPResponse(BankAnswer(problem: "too-long", status: 414, title: "The path is too long"))
    }
    var body = Data()
    do {
      for try await part in request.bodySequence {
        body.append(part)
        guard body.count <= BankDesk.largestBody else {
          return HTTPResponse(
            BankAnswer(problem: "too-large", status: 413, title: "The body is too large"), closing: true)
        }
      }
    } catch {
      return HTTPResponse(BankAnswer(.malformed), closing: true)
    }
    if !body.isEmpty, fields["content-type"]?.lowercased().hasPrefix("application/json") != true {
      return HTTPResponse(BankAnswer(problem: "other-type", status: 415, title: "The body is not application/json"))
    }
    return HTTPResponse(
      await desk.answer(BankDesk.Request(request.method.rawValue, target, fields: fields, body: body)))
  }

  /// Refuses a page of another site, whose name leads here: DNS rebinding.
  private static func isLocal(_ host: String?) -> Bool {
    let name = host?.split(separator: ":").first.map(String.init)?.lowercased()
    return name == "127.0.0.1" || name == "localhost"
  }
}

extension HTTPResponse {
  fileprivate init(_ answer: BankAnswer, closing: Bool = false) {
    var headers: HTTPHeaders = [.contentType: answer.type, HTTPHeader("Cache-Control"): "no-store"]
    if let seconds = answer.retryAfter { headers[HTTPHeader("Retry-After")] = "\(seconds)" }
    if !answer.allowed.isEmpty { headers[HTTPHeader("Allow")] = answer.allowed.joined(separator: ", ") }
    if answer.status == 401 { headers[HTTPHeader("WWW-Authenticate")] = "Bearer" }
    if closing { headers[.connection] = "close" }
    self.init(statusCode: HTTPStatusCode(answer.status, phrase: "Status"), headers: headers, body: answer.body)
  }
}
