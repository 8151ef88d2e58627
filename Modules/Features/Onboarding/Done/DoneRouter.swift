/// How the end of the onboarding is left.
@MainActor
protocol DoneRouter: AnyObject {
  /// The person has everything that they need to use the app.
  func didFinish(_ onboarded: OnboardedUser)
}
