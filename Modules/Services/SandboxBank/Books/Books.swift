import Foundation
import Transfer
import Validation

/// How the books write a value: as JSON with sorted keys, so that equal values are equal bytes.
enum Books {
  static func bytes(_ value: some Encodable) throws -> Data {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return try encoder.encode(value)
  }

  static func value<Value: Decodable>(_ type: Value.Type = Value.self, of bytes: Data) throws -> Value {
    try JSONDecoder().decode(type, from: bytes)
  }
}

extension TransferServiceError {
  /// A refusal for a reason that the app can tell from others.
  static func refused(_ reason: TransferRefusal.Reason, _ sentence: String) -> TransferServiceError {
    .refused(TransferRefusal(reason, sentence))
  }

  /// What was named is not there, or is somebody else's, which is all the same to a stranger.
  static func missing(_ what: String) -> TransferServiceError {
    .refused(.status(.notFound), "The bank has no such \(what).")
  }

  /// What was asked for makes no sense to the bank.
  static func unprocessable(_ error: some ReadableError) -> TransferServiceError {
    .refused(.status(.unprocessable), error.sentence)
  }
}
