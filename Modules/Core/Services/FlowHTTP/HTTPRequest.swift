public import Foundation

/// A request to a service: a value without the service's address and without a token.
public struct HTTPRequest: Hashable, Sendable {
  public var method: HTTPMethod
  /// The path below the service's address; each segment is escaped, so it may be any text.
  public var path: [String]
  /// The query, in the order of its names.
  public var query: [String: String]
  public var fields: HTTPFields
  public var body: HTTPBody?
  /// The key by which the service recognises a repeated request, which it then executes once.
  public var idempotencyKey: String?
  /// The media type of the answer's body, without which it cannot be read; nil for all types.
  public var accepts: String?
  /// The name in logs and metrics; by default the path, which may have identifiers of people.
  public var name: String

  public init(
    _ method: HTTPMethod, _ path: String..., query: [String: String] = [:], fields: HTTPFields = [:],
    body: HTTPBody? = nil, idempotencyKey: String? = nil, accepts: String? = "application/json", name: String? = nil
  ) {
    self.method = method
    self.path = path
    self.query = query
    self.fields = fields
    self.body = body
    self.idempotencyKey = idempotencyKey
    self.accepts = accepts
    self.name = name ?? path.joined(separator: "/")
  }

  /// Whether the service does the same if it gets the request twice, so that it can be sent again.
  public var isRepeatable: Bool { method.isIdempotent || idempotencyKey != nil }
}

/// The methods of RFC 9110 and RFC 5789 that an app uses.
public enum HTTPMethod: String, CaseIterable, Sendable {
  case get = "GET"
  case head = "HEAD"
  case put = "PUT"
  case delete = "DELETE"
  case post = "POST"
  case patch = "PATCH"

  /// Whether it only reads (RFC 9110, 9.2.1).
  public var isSafe: Bool {
    switch self {
    case .get, .head: true
    case .put, .delete, .post, .patch: false
    }
  }

  /// Whether several requests have the effect of one (RFC 9110, 9.2.2).
  public var isIdempotent: Bool {
    switch self {
    case .get, .head, .put, .delete: true
    case .post, .patch: false
    }
  }
}

/// The body of a request.
public struct HTTPBody: Hashable, Sendable {
  public let data: Data
  /// Its media type.
  public let type: String

  public init(_ data: Data, type: String) {
    self.data = data
    self.type = type
  }

  /// Encodes a value as JSON, the same value always as the same bytes.
  /// - Throws: `EncodingError`.
  public static func json(_ value: some Encodable) throws -> HTTPBody {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return HTTPBody(try encoder.encode(value), type: "application/json")
  }
}

/// The fields of a message, by names in any case.
public struct HTTPFields: Hashable, Sendable, ExpressibleByDictionaryLiteral {
  private var values: [String: String] = [:]

  public init(dictionaryLiteral elements: (String, String)...) {
    for (name, value) in elements { self[name] = value }
  }

  /// The value of a field; control characters, which would begin another field, are left out.
  public subscript(name: String) -> String? {
    get { values[name.lowercased()] }
    set {
      let clean = newValue.map { String($0.unicodeScalars.filter { $0.properties.generalCategory != .control }) }
      values[name.lowercased()] = clean
    }
  }

  /// The names in lower case, and the values, sorted.
  public var all: [(name: String, value: String)] {
    values.sorted { $0.key < $1.key }.map { (name: $0.key, value: $0.value) }
  }
}
