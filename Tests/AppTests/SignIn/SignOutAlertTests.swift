import FlowKit
import SandboxBank
import Testing
import Transfer

@testable import CompositionRoot

@MainActor
struct SignOutAlertTests {
  // Catches a button that calls it harmless to lose an account that the bank does not have.
  @Test func `the button says whether something is lost`() {
    let harmless = SignOutFlow.alert(pending: [], absence: nil)
    let absent = SignOutFlow.alert(pending: [], absence: "The bank does not have your account.")
    let unreadable = SignOutFlow.alert(pending: nil, absence: nil)

    let labels = [harmless, absent, unreadable].map { $0.choices.map(\.label) }

    #expect(labels == [["Sign out"], ["Sign out anyway"], ["Sign out anyway"]])
  }

  // Catches a person who signs out without knowing that money may be on its way.
  @Test func `a pending transfer is named`() async throws {
    let intent = try await SandboxTransferService.forTests().hundredPounds(as: .first)

    let alert = SignOutFlow.alert(pending: [intent], absence: nil)

    let message = try #require(alert.message?.developerForm)
    #expect(message.contains("to Emmy Noether: the bank's answer is not known"), "\(message)")
    #expect(alert.choices.map(\.label) == ["Sign out anyway"])
  }
}
