import Testing

@testable import App
@testable import CompositionRoot
@testable import FlowProgram

/// The root flow, tested by its journeys.
@MainActor
struct RootFlowJourneyTests {
  @Test(arguments: [
    ["Links"],
    [
      "Business/ending-at-home", "Business/ending-by-link", "Business/ending-in-onboarding",
      "Business/ending-in-settings", "Profile/pushed-from-settings", "Onboarding/killed-behind-the-end",
    ],
    ["Bank/pending-left", "Bank/left-and-refused", "Transfer/opened-again", "Transfer/as-a-business"],
  ])
  func `each entry leads to its flow and back`(_ names: [String]) async {
    let console = TestConsole()

    #expect(await console.run(["play"] + names) == .success, "\(console.output.suffix(3000))")
  }
}
