package import FlowScreens

#if canImport(UIKit)
  package import UIKit
#else
  package import FlowUIKitStandIn
#endif

/// A choice in a menu that a button opens.
package final class ChoiceRowView: RowView {
  package let button = UIButton(configuration: .gray())
  package let caption: Caption
  package var view: UIView { caption.column }
  private var options: [String] = []
  package private(set) var selected: String?
  private var onChoose: @MainActor (Int) -> Void = { _ in }

  init() {
    caption = Caption(of: button)
    button.showsMenuAsPrimaryAction = true
  }

  package func show(_ row: Row) {
    guard case .choice(let row) = row else { return }
    caption.show(row.label, error: row.error, isEnabled: row.isEnabled)
    onChoose = row.onChoose
    guard button.menu == nil || options != row.options || selected != row.selected else { return }
    (options, selected) = (row.options, row.selected)
    button.configuration?.title = selected ?? "Choose"
    button.menu = UIMenu(
      children: options.enumerated().map { index, title in
        UIAction(title: title, state: title == selected ? .on : .off) { [weak self] _ in self?.onChoose(index) }
      })
  }
}
