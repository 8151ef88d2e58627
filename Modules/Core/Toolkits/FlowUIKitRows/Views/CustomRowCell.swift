package import FlowKit
package import FlowScreens

#if canImport(UIKit)
  package import UIKit
#else
  package import FlowUIKitStandIn
  import Foundation
#endif

/// A row with a view of the app's own; without one, its label and value.
package final class CustomRowCell: RowView {
  package let view: (any CustomRowView)?
  package let label = UILabel(style: .body)
  package let value = UILabel(style: .body)
  package let cell: UITableViewCell
  package var isSelectable: Bool { onTap != nil }
  private var onTap: (@MainActor () -> Void)?

  init(_ view: (any CustomRowView)?) {
    self.view = view
    cell = UITableViewCell(holding: view ?? UIStackView(.vertical, spacing: 4, [label, value]))
  }

  package func show(_ row: Row, in language: Language) {
    guard case .custom(let row) = row else { return }
    view?.show(row, in: language)
    label.text = language.resolve(row.label)
    value.show(row.value.map(language.resolve))
    onTap = row.onTap
    cell.selectionStyle = onTap == nil ? .none : .default
    cell.read(label.text ?? "", value: value.text, traits: onTap == nil ? [] : .button)
  }

  package func select(in host: UIViewController?) { onTap?() }
}
