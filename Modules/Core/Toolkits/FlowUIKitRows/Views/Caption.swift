#if canImport(UIKit)
  package import UIKit
#else
  import Foundation
  package import FlowUIKitStandIn
#endif

/// A control with a label above and an error below.
@MainActor
package struct Caption {
  package let label = UILabel(style: .subheadline)
  package let error = UILabel(style: .footnote)
  let column: UIStackView
  private let control: UIView

  init(of control: UIView) {
    self.control = control
    column = UIStackView(.vertical, spacing: 4, [label, control, error])
    error.textColor = .systemRed
    // The control says both, so that VoiceOver reads them once.
    label.isAccessibilityElement = false
    error.isAccessibilityElement = false
  }

  func show(_ name: String, error sentence: String?) {
    label.text = name
    error.show(sentence)
    control.accessibilityLabel = [name, sentence].compactMap(\.self).joined(separator: ", ")
  }
}
