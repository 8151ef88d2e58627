package import FlowKit
package import FlowScreens

#if canImport(UIKit)
  package import UIKit
#else
  package import FlowUIKitStandIn
  import Foundation
#endif

/// A text in place of missing content.
package final class EmptyRowView: RowView {
  package let title = UILabel(style: .headline)
  package let message = UILabel(style: .body)
  package let button = ButtonRowView()
  package private(set) lazy var cell = UITableViewCell(
    holding: UIStackView(.vertical, spacing: 8, [title, message, button.button]))

  package func show(_ row: Row, in language: Language) {
    guard case .empty(let row) = row else { return }
    title.text = language.resolve(row.title)
    title.accessibilityTraits = .header
    message.show(row.message.map(language.resolve))
    message.textColor = .secondaryLabel
    button.button.isHidden = row.button == nil
    if let row = row.button { button.show(row, in: language) }
  }
}
