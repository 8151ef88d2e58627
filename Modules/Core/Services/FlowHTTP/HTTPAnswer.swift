public import Foundation

/// The answer of a service.
public struct HTTPAnswer: Hashable, Sendable {
  public let status: Int
  public let fields: HTTPFields
  public let body: Data

  public init(status: Int, fields: HTTPFields = [:], body: Data = Data()) {
    self.status = status
    self.fields = fields
    self.body = body
  }

  /// The media type of the body, in lower case and without parameters.
  public var type: String? {
    fields["Content-Type"].map { type in
      type.prefix { $0 != ";" }.trimmingCharacters(in: .whitespaces).lowercased()
    }
  }

  /// Decodes the body as JSON.
  /// - Throws: `DecodingError`.
  public func json<Value: Decodable>(_ type: Value.Type) throws -> Value {
    try JSONDecoder().decode(type, from: body)
  }

  /// Returns whether the body has a media type; `application/problem+json` is of the type `application/json`, too.
  func isOfType(_ expected: String) -> Bool {
    guard let type else { return false }
    let suffix = expected.split(separator: "/").last.map { "+\($0)" } ?? ""
    return type == expected.lowercased() || type.hasSuffix(suffix)
  }

  /// The time to wait before the next request, in seconds or until a date (RFC 9110, 10.2.3); nil if there is none, or it cannot
  /// be read.
  func retryAfter(from now: Date) -> Duration? {
    guard let text = fields["Retry-After"]?.trimmingCharacters(in: .whitespaces) else { return nil }
    if !text.isEmpty, text.utf8.allSatisfy({ (0x30...0x39).contains($0) }) {
      return Int32(text).map { .seconds($0) }
    }
    let format = DateFormatter()
    format.locale = Locale(identifier: "en_US_POSIX")
    format.timeZone = .gmt
    format.dateFormat = "EEE, dd MMM yyyy HH:mm:ss zzz"
    return format.date(from: text).map { .seconds(max(0, $0.timeIntervalSince(now))) }
  }
}
