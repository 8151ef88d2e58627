/// Whether the person has an account, where an app has such a thing.
@MainActor
public struct Membership {
  /// Whether the person has an account.
  let isMember: () -> Bool
  /// Why nobody knows whether the person has one, for them to read; nil when it is known.
  let problem: () -> String?
  /// How a person comes to an account.
  let wayIn: (any AppEntry)?

  /// An app with accounts.
  /// - Parameters:
  ///   - wayIn: How a person comes to an account.
  ///   - isMember: Whether the person has one.
  ///   - problem: Why nobody knows whether the person has one, as a sentence for them; nil when it is known.
  public init(wayIn: any AppEntry, isMember: @escaping () -> Bool, problem: @escaping () -> String? = { nil }) {
    self.wayIn = wayIn
    self.isMember = isMember
    self.problem = problem
  }

  private init() {
    wayIn = nil
    isMember = { true }
    problem = { nil }
  }

  /// An app without accounts: everybody is a member.
  public static var everybody: Membership { Membership() }
}
