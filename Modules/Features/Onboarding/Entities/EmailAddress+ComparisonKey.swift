import Foundation
public import Profile

extension EmailAddress {
  /// The address in small letters and composed (NFC): two addresses with one key are one address.
  ///
  /// By RFC 5321 capitals may count before the at. Nowhere do they lead to another person, and two users whose addresses
  /// differ in them only would be one person who typed differently.
  public var comparisonKey: String { text.lowercased().precomposedStringWithCanonicalMapping }
}
