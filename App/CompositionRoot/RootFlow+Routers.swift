import FlowKit
public import FlowShell

// The routers of home and the settings.

// MARK: - HomeRouter

extension RootFlow: HomeRouter {
  func didAskToTryAgain() { composition.transfer.resume(in: shell) }

  func didChoose(_ row: AppRow) { shell.enter(row.entry) }

  func didAskForSettings() { shell.showSettings() }
}

// MARK: - SettingsRouter

extension RootFlow: SettingsRouter {
  /// The person has chosen a row of the settings.
  public func didChooseSetting(_ row: AppRow) { shell.enter(row.entry) }
}
