import FlowShell

@MainActor
protocol HomeRouter: AnyObject {
  /// The person has chosen a row.
  func didChoose(_ row: AppRow)

  /// The person wants to open the settings.
  func didAskForSettings()
}
