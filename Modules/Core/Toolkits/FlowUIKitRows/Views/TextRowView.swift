package import FlowKit
package import FlowScreens

#if canImport(UIKit)
  package import UIKit
#else
  package import FlowUIKitStandIn
#endif

package final class TextRowView: RowView {
  package let label = UILabel(style: .body)
  package let cell: UITableViewCell

  init() {
    cell = UITableViewCell(holding: label)
  }

  package func show(_ row: Row, in language: Language) {
    guard case .text(let row) = row else { return }
    label.text = language.resolve(row.text)
    label.font = .preferredFont(forTextStyle: row.style.textStyle)
    label.textColor = row.style == .error ? .systemRed : row.style == .note ? .secondaryLabel : .label
    label.accessibilityTraits = row.style == .title || row.style == .heading ? .header : []
  }
}

extension TextRow.Style {
  fileprivate var textStyle: UIFont.TextStyle {
    switch self {
    case .title: .title1
    case .heading, .notice: .headline
    case .body, .error: .body
    case .note: .footnote
    }
  }
}
