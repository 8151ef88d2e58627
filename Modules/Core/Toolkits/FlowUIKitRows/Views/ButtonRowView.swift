package import FlowKit
package import FlowScreens

#if canImport(UIKit)
  package import UIKit
#else
  package import FlowUIKitStandIn
#endif

package final class ButtonRowView: RowView {
  package private(set) lazy var button = UIButton(
    configuration: .gray(), primaryAction: UIAction { [weak self] _ in self?.onTap() })
  package private(set) lazy var cell = UITableViewCell(holding: button)
  private var onTap: @MainActor () -> Void = {}

  package func show(_ row: Row, in language: Language) {
    guard case .button(let row) = row else { return }
    show(row, in: language)
  }

  func show(_ row: ButtonRow, in language: Language) {
    var configuration: UIButton.Configuration
    switch row.role {
    case .main: (configuration, button.role) = (.filled(), .primary)
    case .normal: (configuration, button.role) = (.gray(), .normal)
    case .destructive: (configuration, button.role) = (.gray(), .destructive)
    case .cancel: (configuration, button.role) = (.plain(), .cancel)
    }
    configuration.title = language.resolve(row.title)
    button.configuration = configuration
    button.isEnabled = row.isEnabled
    onTap = row.onTap
  }
}
