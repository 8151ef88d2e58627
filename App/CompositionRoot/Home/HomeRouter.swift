import FlowShell

@MainActor
protocol HomeRouter: AnyObject {
  func didChoose(_ row: AppRow)

  /// The person wants to resume pending transfers, and to retry loading.
  func didAskToTryAgain()

  func didAskForSettings()
}
