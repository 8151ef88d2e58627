public import FlowKit
public import FlowScreens
public import FlowUIKit

#if canImport(UIKit)
  public import UIKit
#else
  public import Foundation
  public import FlowUIKitStandIn
#endif

/// A screen that displays pages in a table, above the keyboard.
///
/// It reuses the cells of rows from one page to the next, so that a field keeps its cursor. A page that is set before
/// the view is loaded appears later.
open class RowsViewController: UIViewController, DisappearanceReporting {
  /// The accessibility identifier of the view, for UI tests.
  public let screenName: String
  /// Called when the screen has disappeared; FlowUIKit sets it.
  public var onDisappear: (@MainActor () -> Void)?

  /// The page that is displayed.
  public private(set) final var page = Page("") {}
  package final let list: RowTable
  private let language: Language

  /// Creates an empty screen.
  /// - Parameters:
  ///   - name: The accessibility identifier of the view.
  ///   - language: The language in which it displays its pages.
  ///   - views: Make the views of custom rows, by the name of the row.
  public init(
    name: String, language: Language = .developers, views: [String: @MainActor () -> any CustomRowView] = [:]
  ) {
    screenName = name
    self.language = language
    list = RowTable(language: language, views: views)
    super.init(nibName: nil, bundle: nil)
    list.host = self
  }

  /// Screens are not archived.
  public required init?(coder: NSCoder) { return nil }

  /// Displays a page, and replaces the previous one.
  public final func show(_ page: Page) {
    self.page = page
    title = language.resolve(page.title)
    isBusy = page.isBusy
    if viewIfLoaded != nil { list.show(page) }
  }

  /// Called when time has passed, such as when the app enters the foreground.
  open func timeDidPass() {}

  /// Arranges the table, and shows the latest page.
  open override func viewDidLoad() {
    super.viewDidLoad()
    view.accessibilityIdentifier = screenName
    view.backgroundColor = .systemGroupedBackground
    // Without a keyboard, the rows scroll below the home indicator and the bars.
    view.keyboardLayoutGuide.usesBottomSafeArea = false
    let table = list.table
    table.keyboardDismissMode = .interactive
    table.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(table)
    NSLayoutConstraint.activate([
      table.topAnchor.constraint(equalTo: view.topAnchor),
      table.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      table.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      table.bottomAnchor.constraint(equalTo: view.keyboardLayoutGuide.topAnchor),
    ])
    list.show(page)
  }

  /// Informs FlowUIKit.
  open override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    onDisappear?()
  }
}

// MARK: - PageDescribing, TimeDependent

extension RowsViewController: PageDescribing, TimeDependent {}
