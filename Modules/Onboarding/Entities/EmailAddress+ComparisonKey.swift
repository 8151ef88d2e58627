public import Contact
import Foundation

extension EmailAddress {
  /// The address in lowercase and composed (NFC): addresses with the same key are the same address.
  ///
  /// RFC 5321 allows a local part to be case-sensitive. In practice it is not, and two users whose addresses differ
  /// only in case would be the same person.
  public var comparisonKey: String { text.lowercased().precomposedStringWithCanonicalMapping }
}
