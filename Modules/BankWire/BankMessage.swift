public import Foundation

/// A request over HTTP without an address, fields and a token.
public struct BankMessage: Hashable, Sendable {
  public let method: String
  /// The path below `/v1`, in segments that are not escaped.
  public let path: [String]
  public let query: [String: String]
  /// JSON.
  public let body: Data?

  public init(_ method: String, path: [String], query: [String: String] = [:], body: Data? = nil) {
    (self.method, self.path, self.query, self.body) = (method, path, query, body)
  }

  init(_ method: String, _ path: String..., query: [String: String?] = [:], body: (any Encodable)? = nil) {
    self.init(method, path: path, query: query.compactMapValues(\.self), body: body.map(Self.json))
  }

  func require(_ methods: String...) throws(BankRequestError) { try require(methods) }

  func require(_ methods: [String]) throws(BankRequestError) {
    guard methods.contains(method) else { throw .noSuchMethod(allowed: methods) }
  }

  func read<Body: Decodable>(_ type: Body.Type) throws -> Body {
    guard let body else { throw BankRequestError.malformed }
    return try JSONDecoder().decode(type, from: body)
  }

  /// Encodes a body, the same one always as the same bytes; the types of this module have nothing that cannot be encoded.
  static func json(_ body: any Encodable) -> Data {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return (try? encoder.encode(body)) ?? Data()
  }
}

/// An answer over HTTP.
public struct BankAnswer: Hashable, Sendable {
  public let status: Int
  /// The media type of the body.
  public let type: String
  public let body: Data
  /// The seconds after which the request may be sent again.
  public let retryAfter: Int?
  /// The methods that the path has, if it has not that of the request.
  public let allowed: [String]

  public init(status: Int, type: String, body: Data, retryAfter: Int? = nil, allowed: [String] = []) {
    (self.status, self.type, self.body) = (status, type, body)
    (self.retryAfter, self.allowed) = (retryAfter, allowed)
  }

  init(_ body: any Encodable, status: Int = 200) {
    self.init(status: status, type: "application/json", body: BankMessage.json(body))
  }
}
