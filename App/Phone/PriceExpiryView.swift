import CompositionRoot
public import FlowKit
import FlowScreens
public import FlowUIKitRows

#if canImport(UIKit)
  import UIKit
#else
  import Foundation
  import FlowUIKitStandIn
#endif

extension UIKitToolkit {
  /// Returns the toolkit of the app, with the views of its custom rows.
  /// - Parameter language: The language in which its screens display their pages.
  public static func ofApp(language: Language = .developers) -> UIKitToolkit {
    UIKitToolkit(language: language, views: [PriceExpiry.rowName: { PriceExpiryView() }])
  }
}

/// A clock beside the texts of the row, in red when the price has expired.
final class PriceExpiryView: UIView, CustomRowView {
  private let label = UILabel()

  func show(_ row: CustomRow, in language: Language) {
    if label.superview == nil { arrange() }
    label.text = row.value.map(language.resolve)
    label.textColor = (row.content as? PriceExpiry)?.isExpired == true ? .systemRed : .label
  }

  private func arrange() {
    label.numberOfLines = 0
    label.font = .preferredFont(forTextStyle: .body)
    label.adjustsFontForContentSizeCategory = true
    let stack = UIStackView(arrangedSubviews: [UIImageView(image: UIImage(systemName: "clock")), label])
    stack.spacing = 8
    stack.translatesAutoresizingMaskIntoConstraints = false
    addSubview(stack)
    NSLayoutConstraint.activate([
      stack.topAnchor.constraint(equalTo: topAnchor),
      stack.leadingAnchor.constraint(equalTo: leadingAnchor),
      stack.trailingAnchor.constraint(equalTo: trailingAnchor),
      stack.bottomAnchor.constraint(equalTo: bottomAnchor),
    ])
  }
}
