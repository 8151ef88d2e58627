package import FlowKit
package import FlowScreens

#if canImport(UIKit)
  package import UIKit
#else
  package import FlowUIKitStandIn
  import Foundation
#endif

/// The cell of a row, reused for the same row of the next page.
@MainActor
package protocol RowView: AnyObject {
  /// The cell in the table, which shows no other row.
  var cell: UITableViewCell { get }
  /// Whether a tap on the cell does something.
  var isSelectable: Bool { get }

  /// Displays a row of the same kind.
  func show(_ row: Row, in language: Language)

  /// Called when the person has tapped the cell.
  func select(in host: UIViewController?)
}

extension RowView {
  package var isSelectable: Bool { false }
  package func select(in host: UIViewController?) {}
}

/// The view of a row in which the person types.
@MainActor
protocol EditableRowView: RowView {
  /// The view that has the keyboard.
  var responder: UIResponder { get }
  var canEdit: Bool { get }
  /// Whether Return goes to the next field.
  var leadsOn: Bool { get }
  /// Called when the person presses Return.
  var onReturn: (@MainActor () -> Void)? { get set }

  /// Names the Return key by its effect.
  func nameReturnKey(hasNext: Bool)
}

extension Row {
  func makeView(_ customViews: [String: @MainActor () -> any CustomRowView]) -> any RowView {
    switch self {
    case .field(let row): row.kind == .multiline ? TextAreaRowView() : FieldRowView(row.kind)
    case .date: DateRowView()
    case .choice(let row): row.isLong ? LongChoiceRowView() : ChoiceRowView()
    case .toggle: ToggleRowView()
    case .button: ButtonRowView()
    case .item: ItemRowView()
    case .progress: ProgressRowView()
    case .image: ImageRowView()
    case .empty: EmptyRowView()
    case .custom(let row): CustomRowCell(customViews[row.name]?())
    case .text, .section, .list: TextRowView()
    }
  }
}

extension UITableViewCell {
  /// Creates a cell that holds a view, whose parts VoiceOver reads one by one.
  convenience init(holding view: UIView) {
    self.init(style: .default, reuseIdentifier: nil)
    selectionStyle = .none
    hold(view)
  }

  /// Puts a view into the cell, inside of its margins.
  func hold(_ view: UIView) {
    view.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(view)
    let margins = contentView.layoutMarginsGuide
    NSLayoutConstraint.activate([
      view.topAnchor.constraint(equalTo: margins.topAnchor),
      view.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
      view.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
      view.bottomAnchor.constraint(equalTo: margins.bottomAnchor),
    ])
  }

  /// Makes VoiceOver read the cell as one element.
  func read(_ label: String, value: String? = nil, traits: UIAccessibilityTraits = []) {
    isAccessibilityElement = true
    accessibilityLabel = label
    accessibilityValue = value
    accessibilityTraits = traits
  }
}

extension UIStackView {
  /// Creates a column or a row of views.
  convenience init(_ axis: NSLayoutConstraint.Axis, spacing: CGFloat, _ views: [UIView]) {
    self.init(arrangedSubviews: views)
    self.axis = axis
    self.spacing = spacing
  }
}

/// Views side by side, or below each other in the largest text sizes.
package final class SideBySide: UIStackView {
  convenience init(_ views: [UIView]) {
    self.init(.horizontal, spacing: 12, views)
    registerForTraitChanges([UITraitPreferredContentSizeCategory.self]) { (row: SideBySide, _) in row.arrange() }
    arrange()
  }

  private func arrange() {
    let isLarge = traitCollection.preferredContentSizeCategory.isAccessibilityCategory
    axis = isLarge ? .vertical : .horizontal
    alignment = isLarge ? .leading : .center
  }
}

extension UILabel {
  /// Creates an empty label with any number of lines, in the person's text size.
  convenience init(style: UIFont.TextStyle) {
    self.init()
    numberOfLines = 0
    font = .preferredFont(forTextStyle: style)
    adjustsFontForContentSizeCategory = true
  }

  /// Shows a text, or nothing.
  func show(_ text: String?) {
    self.text = text
    isHidden = text == nil
  }
}
