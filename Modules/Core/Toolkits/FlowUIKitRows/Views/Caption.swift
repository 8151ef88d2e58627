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
  private let control: UIControl

  init(of control: UIControl) {
    self.control = control
    column = UIStackView(arrangedSubviews: [label, control, error])
    column.axis = .vertical
    column.spacing = 4
    error.textColor = .systemRed
  }

  func show(_ name: String, error sentence: String?, isEnabled: Bool) {
    label.text = name
    error.text = sentence
    error.isHidden = sentence == nil
    control.isEnabled = isEnabled
    // VoiceOver does not read the labels around a control.
    control.accessibilityLabel = [name, sentence].compactMap(\.self).joined(separator: ", ")
  }
}
