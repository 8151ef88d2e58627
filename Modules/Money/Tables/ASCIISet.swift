/// A set of ASCII scalars.
///
/// Texts are validated by scalars, before any case mapping. `Character` is not suitable: it accepts digits of every
/// script, and treats the Kelvin sign as a K.
struct ASCIISet: Sendable {
  private let ranges: [ClosedRange<Unicode.Scalar>]

  static let digits = ASCIISet(ranges: ["0"..."9"])
  static let capitals = ASCIISet(ranges: ["A"..."Z"])
  static let capitalsAndDigits = ASCIISet(ranges: ["A"..."Z", "0"..."9"])
  static let lettersAndDigits = ASCIISet(ranges: ["A"..."Z", "a"..."z", "0"..."9"])
  /// Set X of SWIFT's standards, without its line breaks.
  static let swiftX = ASCIISet(ranges: ["A"..."Z", "a"..."z", "'"...")", "+"...":", "?"..."?", " "..." "])

  func contains(_ scalar: Unicode.Scalar) -> Bool {
    ranges.contains { $0.contains(scalar) }
  }
}

extension StringProtocol {
  func firstScalar(outside set: ASCIISet) -> Unicode.Scalar? {
    unicodeScalars.first { !set.contains($0) }
  }

  func consists(of set: ASCIISet) -> Bool {
    firstScalar(outside: set) == nil
  }
}
