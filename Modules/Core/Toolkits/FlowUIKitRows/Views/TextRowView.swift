package import FlowScreens

#if canImport(UIKit)
  package import UIKit
#else
  package import FlowUIKitStandIn
#endif

/// A text.
package final class TextRowView: RowView {
  package let label = UILabel(style: .body)
  package var view: UIView { label }

  package func show(_ row: Row) {
    guard case .text(let text) = row else { return }
    label.text = text
  }
}

extension UILabel {
  /// Creates an empty label with any number of lines, in the person's text size.
  convenience init(style: UIFont.TextStyle) {
    self.init()
    numberOfLines = 0
    font = .preferredFont(forTextStyle: style)
    adjustsFontForContentSizeCategory = true
  }
}
