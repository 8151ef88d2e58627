package import FlowKit
package import FlowScreens

#if canImport(UIKit)
  package import UIKit
#else
  package import FlowUIKitStandIn
  import Foundation
#endif

/// A choice in a menu that a button opens.
package final class ChoiceRowView: RowView {
  package let button = UIButton(configuration: .gray())
  package let caption: Caption
  package let cell: UITableViewCell
  private var options: [String] = []
  package private(set) var selected: String?
  private var onChoose: @MainActor (Int) -> Void = { _ in }

  init() {
    caption = Caption(of: button)
    cell = UITableViewCell(holding: caption.column)
    button.showsMenuAsPrimaryAction = true
  }

  package func show(_ row: Row, in language: Language) {
    guard case .choice(let row) = row else { return }
    let sorted = row.sorted(in: language)
    caption.show(language.resolve(row.label), error: row.error.map(language.resolve))
    button.isEnabled = row.isEnabled
    onChoose = sorted.onChoose
    let (options, selected) = (sorted.options.map(language.resolve), row.selected.map(language.resolve))
    guard button.menu == nil || self.options != options || self.selected != selected else { return }
    (self.options, self.selected) = (options, selected)
    button.configuration?.title = selected ?? language.resolve(.choose)
    button.accessibilityValue = button.configuration?.title
    button.menu = UIMenu(
      children: options.enumerated().map { index, title in
        UIAction(title: title, state: title == selected ? .on : .off) { [weak self] _ in self?.onChoose(index) }
      })
  }
}

/// A choice among many options, in a list with a search that is presented.
package final class LongChoiceRowView: RowView {
  package let label = UILabel(style: .subheadline)
  package let value = UILabel(style: .body)
  package let error = UILabel(style: .footnote)
  package private(set) lazy var cell = UITableViewCell(
    holding: UIStackView(.vertical, spacing: 4, [label, value, error]))
  package private(set) var isSelectable = false
  private var choice: (row: ChoiceRow, language: Language)?

  init() {
    error.textColor = .systemRed
    cell.accessoryType = .disclosureIndicator
    cell.selectionStyle = .default
  }

  package func show(_ row: Row, in language: Language) {
    guard case .choice(let row) = row else { return }
    label.text = language.resolve(row.label)
    value.text = language.resolve(row.selected ?? .choose)
    error.show(row.error.map(language.resolve))
    isSelectable = row.isEnabled
    cell.read(
      [label.text, error.text].compactMap(\.self).joined(separator: ", "), value: value.text,
      traits: row.isEnabled ? .button : [.button, .notEnabled])
    choice = (row, language)
  }

  package func select(in host: UIViewController?) {
    guard let host, host.presentedViewController == nil, let (row, language) = choice else { return }
    let sorted = row.sorted(in: language)
    let content = ChoiceList.Content(
      title: language.resolve(row.label), options: sorted.options.map(language.resolve),
      selected: row.selected.map(language.resolve), search: language.resolve(.search), onChoose: sorted.onChoose)
    host.present(ChoiceNavigationController(rootViewController: ChoiceList(content)), animated: true)
  }
}
