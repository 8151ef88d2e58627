import HeadlessUI

/// Where everything begins.
final class HomeScreen: HeadlessViewController, HomeView {
  private let presenter: HomePresenter

  init(presenter: HomePresenter) {
    self.presenter = presenter
  }

  override func viewDidLoad() { presenter.refresh() }

  func display(_ content: HomeContent) {
    show("Home") {
      content.message
      if content.asksForProfile { Action("Add your details", onTap: presenter.didTapAddProfile) }
      Action("Settings", onTap: presenter.didTapSettings)
    }
  }
}
