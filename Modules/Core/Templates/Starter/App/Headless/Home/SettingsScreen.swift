import CompositionRoot
import FlowHeadless
import FlowShell

/// The settings, from which the person can change their data.
///
/// They are static, and need no interactor.
final class SettingsScreen: HeadlessViewController {
  private let rows: [AppRow]
  private weak let router: (any SettingsRouter)?

  init(rows: [AppRow], router: any SettingsRouter) {
    self.rows = rows
    self.router = router
  }

  override func viewDidLoad() {
    show("Settings") {
      for row in rows { Action(row.title) { [weak self] in self?.router?.didChooseSetting(row) } }
    }
  }
}
