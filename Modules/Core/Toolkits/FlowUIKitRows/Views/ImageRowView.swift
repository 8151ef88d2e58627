package import FlowKit
package import FlowScreens

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
  package private(set) lazy var cell = UITableViewCell(holding: UIStackView(.vertical, spacing: 0, [picture, label]))

  package func show(_ row: Row, in language: Language) {
    guard case .image(let row) = row else { return }
    picture.contentMode = .scaleAspectFit
    picture.image = UIImage(asset: row.name)
    let description = language.resolve(row.description)
    label.show(picture.image == nil ? description : nil)
    cell.read(description, traits: .image)
  }
}
