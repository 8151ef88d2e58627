/// How home is left.
@MainActor
protocol HomeRouter: AnyObject {
  /// The person wants to say who they are.
  func didAskToAddProfile()

  /// The person wants to see what the app knows about them.
  func didAskForSettings()
}
