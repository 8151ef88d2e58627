import FlyingFox

/// The token of the studio's own page, from the address in the terminal: nobody else may use the studio.
struct StudioToken: Sendable {
  let text: String

  static func random() -> StudioToken {
    StudioToken(text: (0..<4).map { _ in String(UInt64.random(in: .min ... .max), radix: 36) }.joined())
  }

  /// Compares without an end at the first difference.
  func matches(_ header: String?) -> Bool {
    let (expected, given) = (Array("Bearer \(text)".utf8), Array((header ?? "").utf8))
    guard expected.count == given.count else { return false }
    return zip(expected, given).reduce(0) { $0 | ($1.0 ^ $1.1) } == 0
  }
}

/// Refuses requests of other pages: another name of this machine (a rebound name), another origin, and a form of another page.
struct StudioGate: Sendable {
  private let token: StudioToken
  private let hosts: Set<String>

  init(_ token: StudioToken, port: UInt16) {
    self.token = token
    hosts = ["127.0.0.1:\(port)", "localhost:\(port)"]
  }

  /// - Returns: Why the request is refused; nil if it may pass.
  func refusal(of request: HTTPRequest) -> HTTPStatusCode? {
    guard let host = request.headers[.host], hosts.contains(host) else { return .forbidden }
    if let origin = request.headers[HTTPHeader("Origin")], origin != "http://\(host)" { return .forbidden }
    guard request.path.hasPrefix("/api/") else { return request.method == .GET ? nil : .methodNotAllowed }
    guard token.matches(request.headers[.authorization]) else { return .forbidden }
    // A form of a page cannot send this type.
    guard request.method == .GET || request.headers[.contentType] == "application/json" else {
      return .unsupportedMediaType
    }
    return nil
  }

  /// The page is its own: no other code, style, picture or address, and no frame around it.
  static let headers: [HTTPHeader: String] = [
    HTTPHeader("Content-Security-Policy"):
      "default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'; img-src 'self'; "
      + "frame-ancestors 'none'; base-uri 'none'; form-action 'none'",
    HTTPHeader("Cache-Control"): "no-store",
    HTTPHeader("X-Content-Type-Options"): "nosniff",
    HTTPHeader("Referrer-Policy"): "no-referrer",
    HTTPHeader("Cross-Origin-Resource-Policy"): "same-origin",
    HTTPHeader("Cross-Origin-Opener-Policy"): "same-origin",
  ]
}
