import Contact
import FlowAppTesting
import FlowKit
import FlowScreens
import FlowTesting
import Foundation
import Profile
import Testing

/// A killed app resumes at its former step.
@MainActor
@Suite(.bothWays)
struct ProfileDraftTests {
  @Test func `saves the draft at every edit`() async throws {
    let flow = try ProfileFlowTest()
    flow.start()

    try flow.personalDetails.presenter.didEdit(.firstName, to: "A")
    await flow.test.flows.idle()

    #expect(flow.drafts.load() == ProfileDraft(personalDetails: [.firstName: "A"]))
  }

  @Test func `saves the step when the person goes back and forth`() async throws {
    let flow = try ProfileFlowTest()
    flow.start()

    try flow.enterDetails()
    await flow.test.flows.idle()
    let there = flow.drafts.load()
    flow.window.goBack()
    await flow.test.flows.idle()

    #expect(there == ProfileDraft(step: .address, personalDetails: .ada))
    #expect(flow.drafts.load() == ProfileDraft(step: .personalDetails, personalDetails: .ada))
  }

  @Test func `continues at the address, from which going back leads to the details`() async throws {
    let draft = ProfileDraft(step: .address, personalDetails: .ada, address: [.country: "GB"])
    let flow = try ProfileFlowTest(draft)

    flow.start(flow.window.presenting(.sheet))
    let movements = flow.window.transitions.count
    let address = try flow.address.content?.draft
    await flow.test.flows.idle()
    let kept = flow.drafts.load()
    let saved = flow.drafts.saved
    flow.window.goBack()

    #expect(movements == 1)
    #expect(address == draft.address)
    #expect(kept == draft)
    // Catches a flow that saves each step on its way, and one that saves none.
    #expect(!saved.isEmpty && saved.allSatisfy { $0 == draft })
    #expect(try flow.personalDetails.content?.draft == .ada)
    #expect(flow.test.startCount == 1)
    let problems = await flow.test.problems()
    #expect(problems == [])
  }

  @Test func `asks again for details that are no longer valid`() throws {
    let flow = try ProfileFlowTest(
      ProfileDraft(step: .address, personalDetails: .ada.with(.dateOfBirth, "1899-01-01")))

    flow.start()
    let error = try flow.personalDetails.content?.errors[.dateOfBirth]
    try flow.enterDetails()

    #expect(error == DateOfBirthError.tooOld.sentence)
    #expect(flow.window.viewControllers.count == 2)
  }

  @Test func `a stored profile leaves no draft`() async throws {
    let flow = try ProfileFlowTest()
    flow.start()

    try flow.enterDetails()
    try await flow.enterAddress()

    #expect(flow.drafts.load() == nil)
  }

  @Test func `leaves the draft of a cancelled flow to its caller`() async throws {
    let flow = try ProfileFlowTest()
    flow.start()
    try flow.personalDetails.fill(.ada)
    await flow.test.flows.idle()

    flow.window.goBack()
    await flow.test.flows.idle()

    #expect(flow.drafts.load() == ProfileDraft(personalDetails: .ada))
  }

  @Test func `encodes an object with a text for each field`() throws {
    let draft = ProfileDraft(step: .address, personalDetails: [.firstName: "Ada"], address: [.city: "London"])
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys

    let json = try encoder.encode(draft)

    let text = #"{"address":{"city":"London"},"personalDetails":{"firstName":"Ada"},"step":"address"}"#
    #expect(String(decoding: json, as: UTF8.self) == text)
    #expect(try JSONDecoder().decode(ProfileDraft.self, from: json) == draft)
  }
}
