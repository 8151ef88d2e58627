public import Foundation
public import Validation

/// The app's own name for one sending of money: whatever is sent under it is done once (Wise: create transfer).
public struct CustomerTransactionID: ValidatedText {
  /// A UUID in small letters, such as `6f1c9a52-0d3e-4a47-9a39-2f0f8f3f2b10`.
  public let text: String

  /// Makes the identifier of a UUID.
  public init(_ uuid: UUID) {
    text = uuid.uuidString.lowercased()
  }

  /// Checks that a text is a UUID; capitals are made small.
  public init(_ text: String) throws(CustomerTransactionIDError) {
    guard let uuid = UUID(uuidString: text) else { throw .malformed }
    self.init(uuid)
  }
}

/// Why a text is no customer transaction id.
public enum CustomerTransactionIDError: ReadableError {
  case malformed

  /// The reason and what is expected.
  public var sentence: String {
    switch self {
    case .malformed: "A customer transaction id is a UUID, such as 6f1c9a52-0d3e-4a47-9a39-2f0f8f3f2b10."
    }
  }
}
