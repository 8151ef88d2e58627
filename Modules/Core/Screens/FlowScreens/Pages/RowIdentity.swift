import FlowKit

extension Row {
  /// The identity of a row across pages: its kind, its name, and its index among rows with the same kind and name.
  package struct ID: Hashable, Sendable {
    package let kind: String
    package let label: LocalizedText
    package var number = 0
  }

  /// The identity without the index; a text row keeps its identity when its text changes.
  package var id: ID {
    switch self {
    case .text: ID(kind: "text", label: "")
    case .field(let row): ID(kind: row.kind.rawValue, label: row.label)
    case .date(let row): ID(kind: "date", label: row.label)
    case .choice(let row): ID(kind: row.isLong ? "long choice" : "choice", label: row.label)
    case .toggle(let row): ID(kind: "toggle", label: row.label)
    case .button(let row): ID(kind: "button", label: row.title)
    case .item(let row): ID(kind: "item", label: row.title)
    case .progress(let row): ID(kind: "progress", label: row.label)
    case .image(let row): ID(kind: "image", label: row.description)
    case .empty(let row): ID(kind: "empty", label: row.title)
    case .custom(let row): ID(kind: "custom \(row.name)", label: row.label)
    // Their rows have their own identities.
    case .section, .list: ID(kind: "", label: "")
    }
  }

  /// The error or notice that VoiceOver announces when it appears.
  package var announcement: LocalizedText? {
    switch self {
    case .text(let row): row.style == .error || row.style == .notice ? row.text : nil
    case .field(let row): row.error
    case .date(let row): row.error
    case .choice(let row): row.error
    case .toggle, .button, .item, .progress, .image, .empty, .section, .list, .custom: nil
    }
  }
}

extension ChoiceRow {
  /// Whether there are more options than a menu should have.
  package var isLong: Bool { options.count > ChoiceRow.longestMenu }

  /// The number of options of the longest menu.
  package static let longestMenu = 12
}
