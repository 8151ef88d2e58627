package import FlowKit
package import FlowScreens
import FlowUIKit

#if canImport(UIKit)
  package import UIKit
#else
  package import FlowUIKitStandIn
  package import Foundation
#endif

/// An item among other rows.
package final class ItemRowView: RowView {
  // A list must not use the cell for its items.
  package let itemCell = ItemCell(reuseIdentifier: nil)
  package var cell: UITableViewCell { itemCell }
  package private(set) var isSelectable = false
  private var onTap: (@MainActor () -> Void)?

  package func show(_ row: Row, in language: Language) {
    guard case .item(let row) = row else { return }
    itemCell.show(row, in: language)
    isSelectable = row.isEnabled && row.onTap != nil
    onTap = row.onTap
  }

  package func select(in host: UIViewController?) { onTap?() }
}

/// The cell of an item, which a long list uses for one item after the other.
package final class ItemCell: UITableViewCell {
  static let identifier = "item"
  /// The size of an image in a list of the system, in points.
  private static let imageSize: CGFloat = 29

  private let title = UILabel(style: .body)
  private let subtitle = UILabel(style: .subheadline)
  private let value = UILabel(style: .body)
  private let badge = UILabel(style: .footnote)
  package let picture = UIImageView(image: nil)
  package let parts: SideBySide

  init(reuseIdentifier: String?) {
    let texts = UIStackView(.vertical, spacing: 2, [title, subtitle])
    parts = SideBySide([picture, texts, value, badge])
    super.init(style: .default, reuseIdentifier: reuseIdentifier)
    picture.contentMode = .scaleAspectFit
    subtitle.textColor = .secondaryLabel
    value.textColor = .secondaryLabel
    NSLayoutConstraint.activate(
      [picture.widthAnchor, picture.heightAnchor].map { $0.constraint(equalToConstant: ItemCell.imageSize) })
    hold(parts)
  }

  /// Cells are not archived.
  package required init?(coder: NSCoder) { return nil }

  func show(_ row: ItemRow, in language: Language) {
    title.text = language.resolve(row.title)
    title.textColor = row.isEnabled ? .label : .secondaryLabel
    subtitle.show(row.subtitle.map(language.resolve))
    value.show(row.value.map(language.resolve))
    badge.show(row.badge.map(language.resolve))
    picture.image = row.image.flatMap(UIImage.init(asset:))
    picture.isHidden = picture.image == nil
    accessoryType = row.onTap == nil ? .none : .disclosureIndicator
    selectionStyle = row.onTap == nil ? .none : .default
    let label = [title.text, subtitle.text, badge.text].compactMap(\.self).joined(separator: ", ")
    let traits: UIAccessibilityTraits = row.onTap == nil ? [] : .button
    read(label, value: value.text, traits: row.isEnabled ? traits : [traits, .notEnabled])
  }
}
