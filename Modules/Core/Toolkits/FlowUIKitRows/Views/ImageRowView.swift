package import FlowKit
package import FlowScreens
import FlowUIKit

#if canImport(UIKit)
  package import UIKit
#else
  package import FlowUIKitStandIn
  import Foundation
#endif

/// An image, or its description if there is no image with its name.
package final class ImageRowView: RowView {
  package let picture = UIImageView(image: nil)
  package let label = UILabel(style: .body)
  package let cell: UITableViewCell
  private var ratio: NSLayoutConstraint?

  init() {
    let column = UIStackView(.vertical, spacing: 0, [picture, label])
    // A small image keeps its size; a large one is as wide as the cell.
    column.alignment = .center
    cell = UITableViewCell(holding: column)
    picture.contentMode = .scaleAspectFit
  }

  package func show(_ row: Row, in language: Language) {
    guard case .image(let row) = row else { return }
    let image = UIImage(asset: row.name)
    picture.image = image
    picture.isHidden = image == nil
    ratio?.isActive = false
    ratio = image.flatMap { image in
      guard image.size.width > 0 else { return nil }
      return picture.heightAnchor.constraint(
        equalTo: picture.widthAnchor, multiplier: image.size.height / image.size.width)
    }
    ratio?.isActive = true
    let description = language.resolve(row.description)
    label.show(image == nil ? description : nil)
    cell.read(description, traits: .image)
  }
}
