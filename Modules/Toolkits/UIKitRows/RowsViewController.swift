import FlowUIKit

#if canImport(UIKit)
  public import UIKit
#else
  public import Foundation
  public import UIKitStandIn
#endif

/// A screen of rows in a column that scrolls; the keyboard covers none of them.
///
/// It keeps the views of rows from one page to the next, so that a field in which the person types keeps its cursor. A page that
/// is shown before the view is loaded appears when it is.
open class RowsViewController: UIViewController {
  /// What UI tests call the screen: the accessibility identifier of its view.
  public let screenName: String

  private var page: Page?
  private let spinner = UIActivityIndicatorView(style: .medium)
  package let list = RowList()

  /// A screen that shows nothing yet.
  public init(name: String) {
    screenName = name
    super.init(nibName: nil, bundle: nil)
  }

  /// There are no archives of screens.
  public required init?(coder: NSCoder) { return nil }

  /// Shows this, and nothing of what was shown before.
  public final func show(_ page: Page) {
    self.page = page
    title = page.title
    isBusy = page.isBusy
    if viewIfLoaded != nil { update() }
  }

  /// Tells the screen that the device's clock has moved on, as when the app comes to the foreground.
  open func timeDidPass() {}

  /// Arranges the rows, and shows the page that it was given before.
  open override func viewDidLoad() {
    super.viewDidLoad()
    view.accessibilityIdentifier = screenName
    view.backgroundColor = .systemBackground
    arrange(UIStackView(arrangedSubviews: [list.stack, spinner]), in: UIScrollView())
    update()
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
      // As wide as what is seen, so that it scrolls up and down only.
      column.leadingAnchor.constraint(equalTo: frame.leadingAnchor, constant: margin),
      column.trailingAnchor.constraint(equalTo: frame.trailingAnchor, constant: -margin),
    ])
  }
}
