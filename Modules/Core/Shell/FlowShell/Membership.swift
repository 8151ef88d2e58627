public import FlowKit

/// The accounts of an app: whether the person has one, and how to sign up.
@MainActor
public struct Membership {
  /// Returns whether the person has an account.
  let isMember: () -> Bool
  /// Returns the reason why the account is unknown, for the person; nil if it is known.
  let problem: () -> LocalizedText?
  /// The entry that opens an account.
  let signUpEntry: (any AppEntry)?

  /// Creates the membership of an app with accounts.
  /// - Parameters:
  ///   - signUpEntry: The entry that opens an account.
  ///   - isMember: Returns whether the person has an account.
  ///   - problem: Returns the reason why the account is unknown, for the person; nil if it is known.
  public init(
    signUpEntry: any AppEntry, isMember: @escaping () -> Bool, problem: @escaping () -> LocalizedText? = { nil }
  ) {
    self.signUpEntry = signUpEntry
    self.isMember = isMember
    self.problem = problem
  }

  private init() {
    signUpEntry = nil
    isMember = { true }
    problem = { nil }
  }

  /// The membership of an app without accounts: every person is a member.
  public static var everybody: Membership { Membership() }
}
