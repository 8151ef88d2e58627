public import Foundation

/// The client of one service: sends requests with a deadline, retries, limits and the session's token.
///
/// A call is made `outside`, so journeys and explorations wait for it. It ends when its task is cancelled, as with the visit of a
/// flow, or by `LatestRequest.giveUp()`.
public struct HTTPClient: Sendable {
  let service: URL
  let transport: any HTTPTransport
  let settings: HTTPSettings
  let session: (any HTTPSession)?
  let observe: @Sendable (HTTPEvent) -> Void

  /// Creates a client.
  /// - Parameters:
  ///   - service: The address of the service, with HTTPS, unless it is on this device.
  ///   - transport: The transport; several clients can share one.
  ///   - settings: The limits and clocks.
  ///   - session: The session with the tokens; nil for a service without.
  ///   - observe: Called with each event, for a log and for metrics.
  public init(
    _ service: URL, over transport: any HTTPTransport, settings: HTTPSettings = HTTPSettings(),
    session: (any HTTPSession)? = nil, observe: @escaping @Sendable (HTTPEvent) -> Void = { _ in }
  ) {
    self.service = service
    self.transport = transport
    self.settings = settings
    self.session = session
    self.observe = observe
  }

  /// Sends a request, and again if that is safe, and returns the answer with a status of 2xx, or 304.
  nonisolated(nonsending) public func send(_ request: HTTPRequest) async throws(HTTPError) -> HTTPAnswer {
    var call = HTTPCall(request, of: self)
    return try await call.run()
  }

  /// Sends a request, and decodes the answer as JSON.
  nonisolated(nonsending) public func value<Value: Decodable>(
    _ type: Value.Type, for request: HTTPRequest
  ) async throws(HTTPError) -> Value {
    let answer = try await send(request)
    do { return try answer.json(type) } catch {
      throw request.method.isSafe ? .notDone(.unreadable) : .unknown(.unreadable)
    }
  }

  /// Returns the message for a request, without a token; nil if it would not be secure.
  func message(for request: HTTPRequest) -> HTTPMessage? {
    guard let host = service.host(), service.scheme == "https" || Self.hostsOfDevice.contains(host) else { return nil }
    var address = service.absoluteString.trimmingSuffix("/")
    for segment in request.path { address += "/" + segment.escapedSegment }
    let query = request.query.sorted { $0.key < $1.key }.map { "\($0.key.escaped)=\($0.value.escaped)" }
    if !query.isEmpty { address += "?" + query.joined(separator: "&") }
    guard let url = URL(string: address) else { return nil }
    var message = HTTPMessage(
      request.method, url, fields: request.fields, body: request.body?.data, isRepeatable: request.isRepeatable)
    message.fields["Accept"] = request.accepts ?? "*/*"
    if let body = request.body { message.fields["Content-Type"] = body.type }
    if let key = request.idempotencyKey { message.fields["Idempotency-Key"] = key }
    return message
  }

  private static let hostsOfDevice: Set<String> = ["127.0.0.1", "::1", "localhost"]
}

extension String {
  /// The text with all but the unreserved characters escaped (RFC 3986, 2.3).
  fileprivate var escaped: String {
    utf8.map { byte in
      switch byte {
      case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, 0x2D, 0x2E, 0x5F, 0x7E: String(UnicodeScalar(byte))
      default: "%" + (byte < 16 ? "0" : "") + String(byte, radix: 16, uppercase: true)
      }
    }.joined()
  }

  /// The text as one segment of a path: never one that means another folder.
  fileprivate var escapedSegment: String { self == "." || self == ".." ? replacing(".", with: "%2E") : escaped }

  fileprivate func trimmingSuffix(_ suffix: String) -> String {
    hasSuffix(suffix) ? String(dropLast(suffix.count)) : self
  }
}
