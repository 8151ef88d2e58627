package import FlowScreens

#if canImport(UIKit)
  package import UIKit
#else
  package import FlowUIKitStandIn
#endif

/// A button.
package final class ButtonRowView: RowView {
  package private(set) lazy var button = UIButton(
    configuration: .gray(), primaryAction: UIAction { [weak self] _ in self?.onTap() })
  package var view: UIView { button }
  private var onTap: @MainActor () -> Void = {}

  package func show(_ row: Row) {
    guard case .button(let row) = row else { return }
    var configuration: UIButton.Configuration = row.isMain ? .filled() : .gray()
    configuration.title = row.title
    button.configuration = configuration
    button.isEnabled = row.isEnabled
    onTap = row.onTap
  }
}
