public import FlowKit

/// Whether the person has an account, and how to sign up.
@MainActor
public struct AccountStatus {
  /// Returns whether the person has an account.
  let exists: () -> Bool
  /// Returns the reason why this is unknown, for the person; nil if it is known.
  let problem: () -> LocalizedText?
  /// Returns the reason why the owner of the data is unknown, for the person; nil if it is known.
  let unknownOwner: () -> LocalizedText?
  /// Returns the entry that leads to an account: opens one, or signs in; nil in an app without accounts.
  private let makeSignUpEntry: (() -> any AppEntry)?

  /// Whether the app has accounts.
  var isNeeded: Bool { makeSignUpEntry != nil }

  var signUpEntry: (any AppEntry)? { makeSignUpEntry?() }

  /// Creates the status in an app with accounts.
  /// - Parameters:
  ///   - signUpEntry: The entry that opens an account, or signs in, as it is at the moment.
  ///   - exists: Returns whether the person has an account.
  ///   - problem: Returns the reason why this is unknown, for the person; nil if it is known.
  ///   - unknownOwner: Returns the reason why the owner of the data is unknown, such as an unreadable session; nil if known.
  ///     Until then, nothing of the person is shown, and nothing is forgotten.
  public init(
    signUpEntry: @escaping @autoclosure () -> any AppEntry, exists: @escaping () -> Bool,
    problem: @escaping () -> LocalizedText? = { nil }, unknownOwner: @escaping () -> LocalizedText? = { nil }
  ) {
    makeSignUpEntry = signUpEntry
    self.exists = exists
    self.problem = problem
    self.unknownOwner = unknownOwner
  }

  private init() {
    makeSignUpEntry = nil
    exists = { true }
    problem = { nil }
    unknownOwner = { nil }
  }

  /// The status in an app without accounts, in which nobody has to sign up.
  public static var notNeeded: AccountStatus { AccountStatus() }
}
