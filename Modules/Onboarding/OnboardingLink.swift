/// The link to the Onboarding flow: `appcore://onboarding`.
public struct OnboardingLink: Equatable, Sendable {
  /// Parses the path components and the query of an `appcore://` link.
  /// - Returns: nil if the link belongs to another flow.
  public init?(path: [String], query: [String: String]) {
    guard path == ["onboarding"], query.isEmpty else { return nil }
  }
}
