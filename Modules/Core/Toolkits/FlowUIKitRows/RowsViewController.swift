public import FlowScreens
public import FlowUIKit

#if canImport(UIKit)
  public import UIKit
#else
  public import Foundation
  public import FlowUIKitStandIn
#endif

/// A screen of rows in a scrolling column, above the keyboard.
///
/// It reuses the views of rows from one page to the next, so that a field keeps its cursor. A page that is set before
/// the view is loaded appears later.
open class RowsViewController: UIViewController, DisappearanceReporting {
  /// The accessibility identifier of the view, for UI tests.
  public let screenName: String
  /// Called when the screen has disappeared; FlowUIKit sets it.
  public var onDisappear: (@MainActor () -> Void)?

  private var page: Page?
  private let spinner = UIActivityIndicatorView(style: .medium)
  package let list = RowList()

  /// Creates an empty screen.
  public init(name: String) {
    screenName = name
    super.init(nibName: nil, bundle: nil)
  }

  /// Screens are not archived.
  public required init?(coder: NSCoder) { return nil }

  /// Displays a content, and replaces the previous one.
  public final func show(_ page: Page) {
    self.page = page
    title = page.title
    isBusy = page.isBusy
    if viewIfLoaded != nil { update() }
  }

  /// Called when time has passed, such as when the app enters the foreground.
  open func timeDidPass() {}

  /// Arranges the rows, and shows the latest page.
  open override func viewDidLoad() {
    super.viewDidLoad()
    view.accessibilityIdentifier = screenName
    view.backgroundColor = .systemBackground
    arrange(UIStackView(arrangedSubviews: [list.stack, spinner]), in: UIScrollView())
    update()
  }

  /// Tells FlowUIKit.
  open override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    onDisappear?()
  }

  private func update() {
    guard let page else { return }
    list.show(page.rows)
    if page.isBusy { spinner.startAnimating() } else { spinner.stopAnimating() }
  }

  private func arrange(_ column: UIStackView, in scrollView: UIScrollView) {
    column.axis = .vertical
    scrollView.keyboardDismissMode = .interactive
    column.translatesAutoresizingMaskIntoConstraints = false
    scrollView.translatesAutoresizingMaskIntoConstraints = false
    scrollView.addSubview(column)
    view.addSubview(scrollView)
    let (content, frame) = (scrollView.contentLayoutGuide, scrollView.frameLayoutGuide)
    let margin: CGFloat = 20
    NSLayoutConstraint.activate([
      scrollView.topAnchor.constraint(equalTo: view.topAnchor),
      scrollView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      scrollView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      scrollView.bottomAnchor.constraint(equalTo: view.keyboardLayoutGuide.topAnchor),
      column.topAnchor.constraint(equalTo: content.topAnchor, constant: margin),
      column.bottomAnchor.constraint(equalTo: content.bottomAnchor, constant: -margin),
      // As wide as the visible area, so that it scrolls only vertically.
      column.leadingAnchor.constraint(equalTo: frame.leadingAnchor, constant: margin),
      column.trailingAnchor.constraint(equalTo: frame.trailingAnchor, constant: -margin),
    ])
  }
}
