#if canImport(UIKit)
  package import UIKit
#else
  package import UIKitStandIn
#endif

/// Shows one row, and the next page's row of the same kind and name with the same views.
@MainActor
package protocol RowView: AnyObject {
  /// What stands in the column.
  var view: UIView { get }

  /// Shows a row of its kind.
  func show(_ row: Row)
}

extension Row {
  /// What makes a row of the next page the same one: its kind, its name, and its number among those that share both.
  struct ID: Hashable {
    let kind: Int
    let label: String
    var number = 0
  }

  /// Its identity, as far as the row knows it; a text may change, and stays the same row.
  var id: ID {
    switch self {
    case .text: ID(kind: 0, label: "")
    case .field(let row): ID(kind: 1, label: row.label)
    case .choice(let row): ID(kind: 2, label: row.label)
    case .button(let row): ID(kind: 3, label: row.title)
    }
  }

  @MainActor
  func makeView() -> any RowView {
    switch self {
    case .text: TextRowView()
    case .field: FieldRowView()
    case .choice: ChoiceRowView()
    case .button: ButtonRowView()
    }
  }
}
