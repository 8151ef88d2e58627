import FlowKit
import FlowScreens
import FlowUIKit
import FlowUIKitRows

#if canImport(UIKit)
  import UIKit
#else
  import FlowUIKitStandIn
#endif

// The guide.
final class PriceView: UIView, CustomRowView {
  private let label = UILabel()

  func show(_ row: CustomRow, in language: Language) {
    label.text = row.value.map(language.resolve)
    if label.superview == nil { addSubview(label) }
  }
}

@MainActor
func makeToolkit(in language: Language) -> any PageToolkit {
  UIKitToolkit(language: language, views: ["price": { PriceView() }])
}
