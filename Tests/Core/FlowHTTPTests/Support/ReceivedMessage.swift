import Foundation
import Synchronization

/// A request or an answer as it came over a connection.
struct ReceivedMessage: Sendable {
  /// The first line, without its end.
  let line: String
  /// The fields, by names in lower case.
  let fields: [String: String]
  let body: [UInt8]
  /// All bytes.
  let bytes: [UInt8]

  /// Reads the next message of a connection; nil if the connection ends before it is whole.
  init?(from socket: LoopbackSocket) {
    var bytes: [UInt8] = []
    var head: Range<Int>?
    while head == nil {
      let more = socket.received()
      guard !more.isEmpty else { return nil }
      bytes += more
      head = bytes.firstRange(of: Array("\r\n\r\n".utf8))
    }
    let end = head ?? 0..<0
    var lines = String(decoding: bytes[..<end.lowerBound], as: UTF8.self).components(separatedBy: "\r\n")
    line = lines.removeFirst()
    var fields: [String: String] = [:]
    for line in lines {
      let parts = line.split(separator: ":", maxSplits: 1)
      if parts.count == 2 { fields[parts[0].lowercased()] = parts[1].trimmingCharacters(in: .whitespaces) }
    }
    let count = fields["content-length"].flatMap { Int($0) } ?? 0
    while bytes.count < end.upperBound + count {
      let more = socket.received()
      guard !more.isEmpty else { return nil }
      bytes += more
    }
    self.fields = fields
    body = Array(bytes[end.upperBound...])
    self.bytes = bytes
  }
}

/// An answer as bytes.
struct RawAnswer: Sendable {
  let bytes: [UInt8]

  init(bytes text: String) { bytes = Array(text.utf8) }

  init(_ status: Int, _ fields: [String] = ["Content-Type: application/json"], _ body: String = "{}") {
    let fields = fields + ["Content-Length: \(body.utf8.count)"]
    bytes = Array("HTTP/1.1 \(status) Status\r\n\(fields.map { $0 + "\r\n" }.joined())\r\n\(body)".utf8)
  }
}

/// The first lines of requests, in the order in which they have come.
final class Requests: Sendable {
  private let received = Mutex<[String]>([])

  var lines: [String] { received.withLock(\.self) }

  func add(_ request: ReceivedMessage) { received.withLock { $0.append(request.line) } }
}
