/// How the settings are left.
@MainActor
protocol SettingsRouter: AnyObject {
  /// The person wants to see or change who they are.
  func didAskForPersonalDetails()

  /// The person wants to enter the details of a business.
  func didAskForBusinessDetails()
}
