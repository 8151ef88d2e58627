import Foundation

/// The way in which people type numbers in a locale, next to the developers' form, `1,234.50`.
///
/// A page has a typed number in the developers' form; a toolkit exchanges the digits and marks in its field, so that a journey
/// types the same in every language and region. A text without a developers' form is not taken for another number: a mark
/// that the locale does not have, or that separates groups of another size, is doubled, which every amount refuses.
package struct NumberMarks: Hashable, Sendable {
  private let accepted: [NumberNotation]
  private let hasDevelopersForm: Bool

  /// The marks of the developers' form.
  package static let developers = NumberMarks(of: "en_US")

  /// Creates the marks of a locale.
  /// - Parameter identifier: Its language and region, such as `de_CH`.
  package init(of identifier: String) {
    accepted = NumberNotation.accepted(in: Locale(identifier: identifier))
    hasDevelopersForm = accepted.allSatisfy { $0 == .plain }
  }

  private var printed: NumberNotation { accepted.first ?? .plain }

  /// Returns a number in the developers' form as it is typed in the locale.
  package func form(of number: String) -> String {
    guard !hasDevelopersForm else { return number }
    let scalars = Array(number.unicodeScalars)
    let form = regrouped(scalars, from: .plain, to: printed) ?? printed.marks(in: scalars)
    return String(String.UnicodeScalarView(form))
  }

  /// Returns a number as a person has typed it in the locale, in the developers' form.
  package func developersForm(of typed: String) -> String {
    guard !hasDevelopersForm else { return typed }
    let scalars = Array(TypedText.prose.cleaned(typed).unicodeScalars)
    let digits = TypedText.code.cleaned(typed).unicodeScalars
    let notation = accepted.first { notation in digits.allSatisfy(notation.contains) }
    if let notation, let number = regrouped(Array(digits), from: notation, to: .plain) {
      return String(String.UnicodeScalarView(number))
    }
    let marked = (notation ?? printed).developersMarks(in: scalars)
    // Groups that are not whole here, and would be in the developers' form.
    let isMistaken = regrouped(marked, from: .plain, to: .plain) != nil
    return String(String.UnicodeScalarView(isMistaken ? marked.flatMap { $0 == "," ? [$0, $0] : [$0] } : marked))
  }

  /// Returns a number with the digits, marks and groups of another notation; nil if its groups are not whole.
  private func regrouped(
    _ number: [Unicode.Scalar], from: NumberNotation, to: NumberNotation
  ) -> [Unicode.Scalar]? {
    let parts = number.split(separator: from.decimalMark, maxSplits: 1, omittingEmptySubsequences: false)
    guard let whole = parts.first else { return nil }
    let groups = whole.split(omittingEmptySubsequences: false, whereSeparator: from.groups)
    let digits = groups.joined().compactMap(from.value)
    let isWhole =
      groups.count == 1
      || groups.last?.count == from.lastGroupSize && (1...from.groupSize).contains(groups[0].count)
        && groups.dropFirst().dropLast().allSatisfy { $0.count == from.groupSize }
    let fraction = parts.dropFirst().first.map { $0.map(from.value) }
    guard isWhole, digits.count == groups.joined().count, fraction?.contains(nil) != true else { return nil }
    var form = digits.map(to.digit)
    if groups.count > 1 { form = to.grouped(form) }
    guard let fraction else { return form }
    return form + [to.decimalMark] + fraction.compactMap { $0.map(to.digit) }
  }
}

extension NumberNotation {
  /// Returns the marks of a number in the developers' form that is not whole.
  fileprivate func marks(in number: [Unicode.Scalar]) -> [Unicode.Scalar] {
    var form: [Unicode.Scalar] = []
    var rest = number[...]
    while let sign = rest.popFirst() {
      if sign == "." || sign == ",", rest.first == sign {
        // One that the locale does not have, or not here.
        rest.removeFirst()
        form.append(sign)
      } else if sign == "." {
        form.append(decimalMark)
      } else if sign == "," {
        form.append(groupingMark ?? sign)
      } else if let value = NumberNotation.plain.value(of: sign) {
        form.append(digit(value))
      } else {
        form.append(sign)
      }
    }
    return form
  }

  /// Returns the developers' marks of a typed text that is no whole number.
  fileprivate func developersMarks(in typed: [Unicode.Scalar]) -> [Unicode.Scalar] {
    typed.flatMap { sign -> [Unicode.Scalar] in
      if sign == decimalMark { return ["."] }
      if groups(by: sign) { return [","] }
      return sign == "." || sign == "," ? [sign, sign] : [sign]
    }
  }

  fileprivate func digit(_ value: Int) -> Unicode.Scalar { Unicode.Scalar(zero.value + UInt32(value)) ?? zero }

  /// Returns digits with marks between their groups.
  fileprivate func grouped(_ digits: [Unicode.Scalar]) -> [Unicode.Scalar] {
    guard let groupingMark else { return digits }
    var grouped: [Unicode.Scalar] = []
    for (place, digit) in digits.enumerated() {
      let rest = digits.count - place
      let isEnd = rest >= lastGroupSize && (rest - lastGroupSize).isMultiple(of: groupSize)
      if place > 0, isEnd { grouped.append(groupingMark) }
      grouped.append(digit)
    }
    return grouped
  }
}
