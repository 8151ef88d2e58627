import Foundation

/// How a locale writes a number: its digits, its marks, and the sizes of its groups.
///
/// The platform knows all of it, and says it best by writing a number: Foundation's `NumberFormatter` tells
/// a group size of three for India, its format style writes `12,34,567`. How many decimals a currency has
/// is what it gets wrong.
struct NumberNotation: Hashable, Sendable {
  /// The first of ten digits that follow each other in Unicode.
  private(set) var zero: Unicode.Scalar
  let decimalMark: Unicode.Scalar
  /// Nil where numbers are not grouped.
  let groupingMark: Unicode.Scalar?
  /// The digits in the group that ends the number.
  let lastGroupSize: Int
  /// The digits in every group before it; the first may have fewer.
  let groupSize: Int

  /// The notation of programs, `1,234.50`.
  static let plain = NumberNotation(
    zero: "0", decimalMark: ".", groupingMark: ",", lastGroupSize: 3, groupSize: 3)

  /// How a locale prints numbers.
  static func printed(in locale: Locale) -> NumberNotation {
    NumberNotation(readingFrom: locale) ?? plain
  }

  /// How a locale reads numbers.
  ///
  /// As it prints them; with ASCII digits between the marks that it prints; and with its language's own
  /// digits or ASCII digits, each with the marks that belong to them. No text has two readings, as the
  /// marks of two scripts differ.
  static func accepted(in locale: Locale) -> [NumberNotation] {
    let printed = printed(in: locale)
    var typedInASCII = printed
    typedInASCII.zero = "0"
    let others = ["native", "latn"]
      .compactMap { NumberNotation(readingFrom: locale.writing(digits: $0)) }
      .filter { $0.zero != printed.zero }
    return [printed, typedInASCII] + others
  }

  /// Whether a scalar is one that this notation groups by.
  ///
  /// No keyboard has the spaces and the apostrophe that locales print, so those that it has are as good.
  func groups(by scalar: Unicode.Scalar) -> Bool {
    let lookalikes: [[Unicode.Scalar]] = [[" ", "\u{A0}", "\u{202F}", "\u{2009}"], ["’", "'"]]
    guard let groupingMark else { return false }
    return scalar == groupingMark
      || lookalikes.contains { $0.contains(groupingMark) && $0.contains(scalar) }
  }

  /// The value of a digit of this notation.
  func value(of scalar: Unicode.Scalar) -> Int? {
    let distance = Int(scalar.value) - Int(zero.value)
    return (0...9).contains(distance) ? distance : nil
  }

  func contains(_ scalar: Unicode.Scalar) -> Bool {
    value(of: scalar) != nil || scalar == decimalMark || groups(by: scalar)
  }
}

extension NumberNotation {
  /// Reads the notation off a number that the platform writes; nil for a script without ten digits in a row.
  private init?(readingFrom locale: Locale) {
    let sample = Array(1_234_567.formatted(.number.locale(locale)).unicodeScalars)
    guard
      let first = sample.first,
      let zero = Unicode.Scalar(first.value &- 1),
      let decimalMark = locale.decimalSeparator?.unicodeScalars.first
    else { return nil }

    let groups = sample.split { $0.properties.numericType != .decimal }
    let digits = groups.joined().map { Int($0.value) - Int(zero.value) }
    guard digits == Array(1...7), let lastGroup = groups.last else { return nil }

    self.zero = zero
    self.decimalMark = decimalMark
    self.groupingMark = sample.first { $0.properties.numericType != .decimal }
    self.lastGroupSize = lastGroup.count
    self.groupSize = groups.dropLast().last?.count ?? lastGroup.count
  }
}

extension Locale {
  /// The same locale with the digits of a numbering system.
  fileprivate func writing(digits numberingSystem: String) -> Locale {
    var components = Locale.Components(locale: self)
    components.numberingSystem = Locale.NumberingSystem(numberingSystem)
    return Locale(components: components)
  }
}
