import CompositionRoot
import FlowScreens
import FlowTesting

/// The outcome of each delivery in each text field, on a device with a language.
struct TypedTable {
  /// The outcome of a delivery in a field.
  enum Outcome: Equatable {
    /// The value is the same as if the text was typed plainly.
    case taken
    /// It is another value.
    case different(String)
    case refused(String)
    /// The delivery changes nothing in the field's text.
    case none
  }

  let language: Language

  /// The languages and regions of the table.
  @MainActor static func languages() throws -> [Language] {
    try [Language.developers, Language("de", catalogs: appCatalogs)].flatMap { language in
      [nil, "CH", "IN", "EG", "FR"].map(language.inRegion)
    }
  }

  func outcome(of delivery: TypedDelivery, in field: TypedField) -> Outcome {
    let plain = field.plain(in: language)
    guard let delivered = delivery.deliver(plain) else { return .none }
    switch field.answer(to: delivered, in: language) {
    case .taken(let value):
      return .taken(value) == field.answer(to: plain, in: language) ? .taken : .different(value)
    case .refused(let sentence): return .refused(sentence)
    }
  }

  /// The summary of a field: a row of docs/reference/typed-text.md.
  func row(of field: TypedField) -> String {
    "| \(field.name) | \(counts(of: [field])) |"
  }

  /// The summary of all fields.
  var total: String {
    "| `\(language.localeIdentifier)` | \(counts(of: TypedField.all)) | \(counts(of: TypedField.all.filter(\.isAmount))) |"
  }

  /// Every outcome, one a line.
  var lines: [String] {
    TypedField.all.flatMap { field in
      TypedDelivery.all.compactMap { delivery in
        let outcome = outcome(of: delivery, in: field)
        return outcome == .none ? nil : "\(language.localeIdentifier)\t\(field.name)\t\(delivery.name)\t\(outcome)"
      }
    }
  }

  private func counts(of fields: [TypedField]) -> String {
    var (taken, different, refused) = (0, 0, 0)
    for field in fields {
      for delivery in TypedDelivery.all {
        switch outcome(of: delivery, in: field) {
        case .taken: taken += 1
        case .different: different += 1
        case .refused: refused += 1
        case .none: break
        }
      }
    }
    return "\(taken) | \(different) | \(refused)"
  }
}
