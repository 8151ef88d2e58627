/// The link to the Onboarding flow: `appcore://onboarding`.
public struct OnboardingLink: Equatable, Sendable {
  /// Reads what stands behind `appcore://`, in parts: the words between the slashes, and the values by name.
  /// - Returns: nil if it is another link.
  public init?(path: [String], query: [String: String]) {
    guard path == ["onboarding"], query.isEmpty else { return nil }
  }
}
