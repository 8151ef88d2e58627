import FlowScreens

/// Handles the person's actions in the settings, and keeps them up to date.
@MainActor
public final class SettingsPresenter {
  /// The view, which owns this presenter.
  weak var view: (any ScreenView<[AppRow]>)? {
    didSet { refresh() }
  }

  private weak let shell: Shell?

  init(shell: Shell) {
    self.shell = shell
  }

  func refresh() {
    if let shell { view?.display(shell.settingsRows) }
  }

  /// The person has chosen a row.
  public func didChoose(_ row: AppRow) { shell?.choose(row) }
}
