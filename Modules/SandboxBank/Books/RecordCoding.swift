import FlowKit
import FlowScreens
import Foundation
import Transfer

/// The encoding of values in the books: JSON with sorted keys, so that equal values are equal bytes.
enum RecordCoding {
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
  /// Returns a refusal with a reason that the app can distinguish.
  static func refused(_ reason: TransferRefusal.Reason, _ sentence: String) -> TransferServiceError {
    .refused(TransferRefusal(reason, sentence))
  }

  /// Returns the error for a missing item, or for one of another sender, which must look the same.
  static func missing(_ what: String) -> TransferServiceError {
    .refused(.status(.notFound), "The bank has no such \(what).")
  }

  /// Returns the error for an invalid request.
  static func unprocessable(_ error: some ReadableError) -> TransferServiceError {
    .refused(.status(.unprocessable), error.sentence.developerForm)
  }
}
