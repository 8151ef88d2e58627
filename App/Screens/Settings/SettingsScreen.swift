import HeadlessUI

/// What the person can see and change about themselves.
///
/// It has nothing to load and nothing to decide, so it needs no more than its router.
final class SettingsScreen: HeadlessViewController {
  private weak let router: (any SettingsRouter)?

  init(router: any SettingsRouter) {
    self.router = router
  }

  override func viewDidLoad() {
    show("Settings") {
      Action("Personal details") { [weak self] in self?.router?.didAskForPersonalDetails() }
      Action("Business details") { [weak self] in self?.router?.didAskForBusinessDetails() }
    }
  }
}
