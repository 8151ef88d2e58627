/// The router of the settings.
@MainActor
public protocol SettingsRouter: AnyObject {
  /// The person has chosen a row of the settings.
  func didChooseSetting(_ row: AppRow)
}
