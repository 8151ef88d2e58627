import AppShell
import CompositionRoot
import HeadlessUI

/// What the person can see and change about themselves.
///
/// It has nothing to load and nothing to decide, so it needs no more than its router.
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
