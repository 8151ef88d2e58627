import Testing

@testable import FlowShell

@MainActor
struct MembershipTests {
  /// Catches an app without accounts that offers a sign-up which it does not have.
  @Test func `an app without accounts treats everybody as a member`() {
    let membership = Membership.everybody

    #expect(membership.isMember())
    #expect(membership.problem() == nil)
    #expect(membership.signUpEntry == nil)
  }
}
