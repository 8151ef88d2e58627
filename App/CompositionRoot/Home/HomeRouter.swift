import FlowShell

/// The router of home.
@MainActor
protocol HomeRouter: AnyObject {
  /// The person has chosen what a row opens.
  func didChoose(_ row: AppRow)

  /// The person wants to resume pending transfers, and to retry loading.
  func didAskToTryAgain()

  /// The person wants to open the settings.
  func didAskForSettings()
}
