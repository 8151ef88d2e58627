import FlowKit
public import FlowScreens

/// A person's first name, of 1 to 30 characters.
public struct FirstName: ValidatedText {
  /// The name, composed (NFC) and without spaces around it.
  public let text: String

  public init(_ text: String) throws(NameError) {
    self.text = try NamePart.first.check(text)
  }
}
