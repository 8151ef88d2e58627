package import FlowKit
package import FlowScreens

#if canImport(UIKit)
  package import UIKit
#else
  package import FlowUIKitStandIn
#endif

package final class ToggleRowView: RowView {
  package let toggle = UISwitch()
  package let label = UILabel(style: .body)
  package let cell: UITableViewCell
  private var onChange: @MainActor (Bool) -> Void = { _ in }

  init() {
    cell = UITableViewCell(holding: label)
    cell.accessoryView = toggle
    label.isAccessibilityElement = false
    let changed = UIAction { [weak self] _ in
      guard let self else { return }
      onChange(toggle.isOn)
    }
    toggle.addAction(changed, for: .valueChanged)
  }

  package func show(_ row: Row, in language: Language) {
    guard case .toggle(let row) = row else { return }
    label.text = language.resolve(row.label)
    toggle.accessibilityLabel = label.text
    toggle.setOn(row.isOn, animated: true)
    toggle.isEnabled = row.isEnabled
    onChange = row.onChange
  }
}
