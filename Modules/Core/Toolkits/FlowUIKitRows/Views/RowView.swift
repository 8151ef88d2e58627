package import FlowScreens

#if canImport(UIKit)
  package import UIKit
#else
  package import FlowUIKitStandIn
#endif

/// A view of a row, reused for the same row of the next page.
@MainActor
package protocol RowView: AnyObject {
  /// The view in the column.
  var view: UIView { get }

  /// Displays a row of the same kind.
  func show(_ row: Row)
}

extension Row {
  /// The identity of a row across pages: its kind, its name, and its index among rows with the same kind and name.
  struct ID: Hashable {
    let kind: Int
    let label: String
    var number = 0
  }

  /// The identity without the index; a text row keeps its identity when its text changes.
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
