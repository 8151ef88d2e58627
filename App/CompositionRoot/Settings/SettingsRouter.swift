public import AppShell

/// How the settings are left.
@MainActor
public protocol SettingsRouter: AnyObject {
  /// The person wants to see or change what a row is about.
  func didChooseSetting(_ row: AppRow)
}
