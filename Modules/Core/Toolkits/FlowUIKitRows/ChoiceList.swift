import FlowKit
import FlowScreens
import FlowUIKit
import Foundation

#if canImport(UIKit)
  import UIKit
#else
  import FlowUIKitStandIn
#endif

/// The stack that presents the list of a long choice; it closes by itself like a menu.
final class ChoiceNavigationController: UINavigationController, TransientlyPresented {}

/// The options of a long choice, with a search.
final class ChoiceList: UIViewController {
  /// The texts of a choice, and its action.
  struct Content {
    let title: String
    let options: [String]
    let selected: String?
    let search: String
    let onChoose: @MainActor (Int) -> Void
  }

  private let content: Content
  private let field = UISearchTextField()
  private let table = UITableView(frame: .zero, style: .plain)
  /// The positions of the options that match the search text.
  private var matches: [Int]

  init(_ content: Content) {
    self.content = content
    matches = Array(content.options.indices)
    super.init(nibName: nil, bundle: nil)
    title = content.title
    let close = UIAction { [weak self] _ in self?.dismiss(animated: true) }
    navigationItem.leftBarButtonItem = UIBarButtonItem(systemItem: .close, primaryAction: close)
  }

  required init?(coder: NSCoder) { return nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    view.keyboardLayoutGuide.usesBottomSafeArea = false
    field.accessibilityLabel = content.search
    field.placeholder = content.search
    field.font = .preferredFont(forTextStyle: .body)
    field.adjustsFontForContentSizeCategory = true
    field.autocorrectionType = .no
    field.addAction(UIAction { [weak self] _ in self?.search() }, for: .editingChanged)
    table.keyboardDismissMode = .onDrag
    table.dataSource = self
    table.delegate = self
    for child in [field, table] {
      child.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(child)
    }
    let margins = view.layoutMarginsGuide
    NSLayoutConstraint.activate([
      field.topAnchor.constraint(equalTo: margins.topAnchor),
      field.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
      field.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
      table.topAnchor.constraint(equalTo: field.bottomAnchor, constant: 8),
      table.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      table.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      table.bottomAnchor.constraint(equalTo: view.keyboardLayoutGuide.topAnchor),
    ])
    table.reloadData()
  }

  private func search() {
    matches = content.options.indices(matching: field.text ?? "")
    table.reloadData()
  }
}

// MARK: - UITableViewDataSource

extension ChoiceList: UITableViewDataSource {
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { matches.count }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: OptionCell.identifier) as? OptionCell ?? OptionCell()
    let option = content.options[matches[indexPath.row]]
    cell.show(option, isSelected: option == content.selected)
    return cell
  }
}

// MARK: - UITableViewDelegate

extension ChoiceList: UITableViewDelegate {
  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath, animated: true)
    let position = matches[indexPath.row]
    // The choice is reported after the dismissal, since a flow may show the next screen then.
    dismiss(animated: true) { [content] in content.onChoose(position) }
  }
}

extension [String] {
  /// Returns the positions of the options that a search text finds.
  package func indices(matching text: String) -> [Int] { indices.filter { self[$0].isFound(by: text) } }
}

private final class OptionCell: UITableViewCell {
  static let identifier = "option"
  private let label = UILabel(style: .body)

  init() {
    super.init(style: .default, reuseIdentifier: OptionCell.identifier)
    hold(label)
  }

  required init?(coder: NSCoder) { return nil }

  func show(_ option: String, isSelected: Bool) {
    label.text = option
    accessoryType = isSelected ? .checkmark : .none
    read(option, traits: isSelected ? [.button, .selected] : .button)
  }
}
