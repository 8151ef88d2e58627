/// The stored answers of the Welcome flow.
public struct Person: Codable, Equatable, Sendable {
  /// The answer of the Name screen.
  public let name: WelcomeText

  /// - Throws: `WelcomeTextError` for the first answer that is refused.
  init(_ draft: WelcomeDraft) throws(WelcomeTextError) {
    name = try WelcomeText(draft.typedText(at: .name))
  }
}
