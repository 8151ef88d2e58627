public import FlowKit
public import FlowScreens
public import Foundation

/// The app's identifier of one transfer: the bank executes a request with this id once (Wise: create transfer).
public struct CustomerTransactionID: ValidatedText {
  /// A UUID in lowercase, such as `6f1c9a52-0d3e-4a47-9a39-2f0f8f3f2b10`.
  public let text: String

  public init(_ uuid: UUID) {
    text = uuid.uuidString.lowercased()
  }

  /// Creates an identifier from the text of a UUID, in lowercase.
  public init(_ text: String) throws(CustomerTransactionIDError) {
    guard let uuid = UUID(uuidString: text) else { throw .malformed }
    self.init(uuid)
  }
}

/// The reason why a text is not a customer transaction id.
public enum CustomerTransactionIDError: ReadableError {
  case malformed

  public var sentence: LocalizedText {
    switch self {
    case .malformed: "A customer transaction id is a UUID, such as 6f1c9a52-0d3e-4a47-9a39-2f0f8f3f2b10."
    }
  }
}
