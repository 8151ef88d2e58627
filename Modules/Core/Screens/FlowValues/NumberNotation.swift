package import Foundation
import Synchronization

/// The notation of numbers in a locale: digits, separators, and group sizes.
///
/// It is read from a number that Foundation's format style writes: `NumberFormatter` reports a wrong group size for
/// India, while the format style writes `12,34,567`.
package struct NumberNotation: Hashable, Sendable {
  /// The digit zero, followed by the other nine digits in Unicode.
  package private(set) var zero: Unicode.Scalar
  package let decimalMark: Unicode.Scalar
  /// The grouping separator; nil if numbers are not grouped.
  package let groupingMark: Unicode.Scalar?
  /// The number of digits in the last group.
  package let lastGroupSize: Int
  /// The number of digits in the other groups; the first may have fewer.
  package let groupSize: Int

  /// The notation `1,234.50`, without a locale.
  package static let plain = NumberNotation(
    zero: "0", decimalMark: ".", groupingMark: ",", lastGroupSize: 3, groupSize: 3)

  /// Returns the notation in which a locale prints numbers.
  package static func printed(in locale: Locale) -> NumberNotation { accepted(in: locale)[0] }

  /// Returns the notations that a locale accepts, the printed one first.
  ///
  /// These are the printed notation, the same with ASCII digits, and the language's own digits or ASCII digits with
  /// their own separators. No text is ambiguous, since the separators of the scripts differ.
  package static func accepted(in locale: Locale) -> [NumberNotation] {
    if let known = known.withLock({ $0[locale] }) { return known }
    let accepted = readAccepted(in: locale)
    known.withLock { $0[locale] = accepted }
    return accepted
  }

  /// The accepted notations by locale: reading them takes longer than parsing an amount.
  private static let known = Mutex<[Locale: [NumberNotation]]>([:])

  private static func readAccepted(in locale: Locale) -> [NumberNotation] {
    let printed = NumberNotation(readingFrom: locale) ?? plain
    var typedInASCII = printed
    typedInASCII.zero = "0"
    let others = ["native", "latn"]
      .compactMap { NumberNotation(readingFrom: locale.writing(digits: $0)) }
      .filter { $0.zero != printed.zero }
    return [printed, typedInASCII] + others
  }

  /// Returns whether a scalar is a grouping separator.
  ///
  /// Plain spaces and apostrophes are accepted, since keyboards lack the ones that locales print.
  package func groups(by scalar: Unicode.Scalar) -> Bool {
    let lookalikes: [[Unicode.Scalar]] = [[" ", "\u{A0}", "\u{202F}", "\u{2009}"], ["’", "'"]]
    guard let groupingMark else { return false }
    return scalar == groupingMark
      || lookalikes.contains { $0.contains(groupingMark) && $0.contains(scalar) }
  }

  /// Returns the value of a digit.
  package func value(of scalar: Unicode.Scalar) -> Int? {
    let distance = Int(scalar.value) - Int(zero.value)
    return (0...9).contains(distance) ? distance : nil
  }

  package func contains(_ scalar: Unicode.Scalar) -> Bool {
    value(of: scalar) != nil || scalar == decimalMark || groups(by: scalar)
  }
}

extension NumberNotation {
  /// Creates the notation from a number that Foundation writes; nil for a script without ten consecutive digits.
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
  /// Returns the locale with the digits of a numbering system.
  fileprivate func writing(digits numberingSystem: String) -> Locale {
    var components = Locale.Components(locale: self)
    components.numberingSystem = Locale.NumberingSystem(numberingSystem)
    return Locale(components: components)
  }
}

extension NumberNotation {
  /// Writes `value` ÷ 10^`fractionDigits`, digit by digit from the right.
  package func format(_ value: UInt64, fractionDigits: Int) -> String {
    var reversed: [Unicode.Scalar] = []
    var rest = value
    var written = 0
    while rest > 0 || written <= fractionDigits {
      if written == fractionDigits, written > 0 {
        reversed.append(decimalMark)
      } else if let groupingMark, isGroupEnd(after: written - fractionDigits) {
        reversed.append(groupingMark)
      }
      reversed.append(digit(rest % 10))
      rest /= 10
      written += 1
    }
    // Joining scalars takes six times as long.
    guard reversed.allSatisfy(\.isASCII) else { return String(String.UnicodeScalarView(reversed.reversed())) }
    return String(decoding: reversed.reversed().map { UInt8($0.value) }, as: UTF8.self)
  }

  /// Returns whether a group ends after this number of digits, counted from the right.
  private func isGroupEnd(after digits: Int) -> Bool {
    digits >= lastGroupSize && (digits - lastGroupSize).isMultiple(of: groupSize)
  }

  private func digit(_ value: UInt64) -> Unicode.Scalar {
    Unicode.Scalar(zero.value + UInt32(value)) ?? zero
  }
}
