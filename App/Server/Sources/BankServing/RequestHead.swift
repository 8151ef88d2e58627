import BankWire

/// The line and the fields of a request, read strictly (RFC 9112): an ambiguous text is refused.
struct RequestHead: Equatable, Sendable {
  /// The longest head, in bytes.
  static let limit = 16_384

  let method: String
  let target: String
  /// The fields, by names in lower case.
  let fields: [String: String]
  /// The size of the body.
  let length: Int
  let keepsConnection: Bool

  /// - Parameter bytes: The head, without the empty line after it.
  init(_ bytes: ArraySlice<UInt8>) throws(RequestError) {
    // Visible ASCII, spaces and line ends only.
    guard bytes.allSatisfy({ (0x20...0x7E).contains($0) || [0x09, 0x0A, 0x0D].contains($0) }) else { throw .malformed }
    let lines = String(decoding: bytes, as: UTF8.self).split(separator: "\r\n", omittingEmptySubsequences: false)
    guard !lines.contains(where: { line in line.unicodeScalars.contains { $0 == "\r" || $0 == "\n" } }) else {
      throw .malformed
    }
    let words = lines[0].split(separator: " ", omittingEmptySubsequences: false)
    guard words.count == 3, (1...16).contains(words[0].utf8.count),
      words[0].allSatisfy({ $0.isLetter && $0.isUppercase }),
      words[1].hasPrefix("/"), words[2] == "HTTP/1.1" || words[2] == "HTTP/1.0"
    else { throw .malformed }
    guard words[1].utf8.count <= BankDesk.largestTarget else { throw .targetTooLong }
    (method, target) = (String(words[0]), String(words[1]))
    fields = try Self.fields(of: lines.dropFirst())
    guard fields["host"] != nil else { throw .malformed }
    guard fields["transfer-encoding"] == nil else { throw .noLength }
    length = try Self.length(fields["content-length"])
    let connection = fields["connection"]?.lowercased() ?? ""
    keepsConnection = words[2] == "HTTP/1.1" ? !connection.contains("close") : connection.contains("keep-alive")
  }

  private static func fields(of lines: ArraySlice<Substring>) throws(RequestError) -> [String: String] {
    guard lines.count <= 100 else { throw .headTooLong }
    var fields: [String: String] = [:]
    for line in lines {
      let parts = line.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
      guard parts.count == 2, !parts[0].isEmpty, parts[0].utf8.allSatisfy(isOfToken) else { throw .malformed }
      let value = String(parts[1].drop(while: isBlank).reversed().drop(while: isBlank).reversed())
      // Two lengths, hosts or tokens: another reader might take the other one.
      guard fields.updateValue(value, forKey: parts[0].lowercased()) == nil else { throw .malformed }
    }
    return fields
  }

  private static func length(_ text: String?) throws(RequestError) -> Int {
    guard let text else { return 0 }
    guard (1...18).contains(text.utf8.count), text.utf8.allSatisfy({ (0x30...0x39).contains($0) }),
      let length = Int(text)
    else { throw .malformed }
    guard length <= BankDesk.largestBody else { throw .bodyTooLarge }
    return length
  }

  private static func isBlank(_ character: Character) -> Bool { character == " " || character == "\t" }

  private static func isOfToken(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, 0x2D, 0x5F: true
    default: false
    }
  }
}

/// The reason why a request is not read; its connection is closed, since nobody knows where the next one begins.
enum RequestError: Error, Equatable {
  case malformed
  case headTooLong
  case targetTooLong
  case bodyTooLarge
  /// It has chunks, which this server does not read (RFC 9112, 6.3).
  case noLength
  /// It did not come in time.
  case tooSlow

  var answer: BankAnswer {
    switch self {
    case .malformed: BankAnswer(problem: "malformed", status: 400, title: "The request is not valid HTTP")
    case .headTooLong: BankAnswer(problem: "too-long", status: 431, title: "The fields are too long")
    case .targetTooLong: BankAnswer(problem: "too-long", status: 414, title: "The path is too long")
    case .bodyTooLarge: BankAnswer(problem: "too-large", status: 413, title: "The body is too large")
    case .noLength: BankAnswer(problem: "no-length", status: 411, title: "The body needs a Content-Length")
    case .tooSlow: BankAnswer(problem: "too-slow", status: 408, title: "The request did not come in time")
    }
  }
}
