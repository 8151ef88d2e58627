import AppShell

/// How home is left.
@MainActor
protocol HomeRouter: AnyObject {
  /// The person wants to go where a row leads.
  func didChoose(_ row: AppRow)

  /// The person wants to see what the app knows about them.
  func didAskForSettings()
}
