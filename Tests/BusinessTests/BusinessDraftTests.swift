import Business
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
struct BusinessDraftTests {
  @Test func `saves the draft at every edit, with the id of the future business`() async throws {
    let flow = BusinessFlowTest()
    flow.start()

    try flow.top(CompanyTestScreen.self).presenter.didEdit(.name, to: "A")
    await flow.test.flows.idle()

    #expect(flow.drafts.load() == BusinessDraft(id: .number(1), company: [.name: "A"]))
  }

  @Test func `saves the step when the person goes back and forth`() async throws {
    let flow = BusinessFlowTest()
    flow.start()
    var there: [BusinessDraft.Step?] = []
    var back: [BusinessDraft.Step?] = []

    for enter in [{ try flow.enterCompany() }, { try flow.enterAddress() }, { try flow.enterRoleAndWeb() }] {
      try enter()
      await flow.test.flows.idle()
      there.append(flow.drafts.load()?.step)
    }
    for _ in 1...3 {
      flow.window.goBack()
      await flow.test.flows.idle()
      back.append(flow.drafts.load()?.step)
    }

    #expect(there == [.address, .roleAndWeb, .review])
    #expect(back == [.roleAndWeb, .address, .company])
  }

  @Test(arguments: BusinessDraft.Step.allCases)
  func `resumes at the last step, with the earlier screens below`(step: BusinessDraft.Step) async throws {
    let flow = BusinessFlowTest(.acme(at: step))

    flow.start(flow.window.presenting(.sheet))
    await flow.test.flows.idle()

    #expect(flow.steps == BusinessDraft.Step.allCases.filter { $0 <= step })
    #expect(flow.window.transitions.count == 1)
    #expect(flow.drafts.load() == .acme(at: step))
    // Catches a flow that saves each step on its way, and one that saves none.
    #expect(Set(flow.drafts.saved.map(\.step)) == (step == .company ? [] : [step]))
    #expect(flow.test.startCount == 1)
    let problems = await flow.test.problems()
    #expect(problems == [])
  }

  @Test func `stops at input that is no longer valid`() throws {
    var draft = BusinessDraft.acme(at: .review)
    draft.address[.postcode] = "1"
    let flow = BusinessFlowTest(draft)

    flow.start()
    let steps = flow.steps
    try flow.enterAddress()

    #expect(steps == [.company, .address])
    #expect(flow.steps == [.company, .address, .roleAndWeb])
  }

  @Test func `resumes in the Profile flow`() async throws {
    let draft = BusinessDraft(id: .number(1), company: [.name: "A"])
    let flow = BusinessFlowTest(draft, needsProfile: true)

    flow.start()
    let steps = flow.steps
    try flow.enterProfile()
    await flow.test.flows.idle()

    #expect(steps == [nil])
    #expect(flow.steps == [nil, .company])
    #expect(try flow.top(CompanyTestScreen.self).content?.draft == draft.company)
    #expect(flow.drafts.load() == draft)
  }

  @Test func `a stored business leaves no draft, and neither do changes of it`() async throws {
    let flow = BusinessFlowTest(.acme(at: .review))
    flow.start()
    try await flow.save()
    let afterSaving = flow.drafts.load()

    flow.window.goBack()
    try flow.enterRoleAndWeb(.baker)
    await flow.test.flows.idle()

    #expect(afterSaving == nil)
    #expect(flow.drafts.load() == nil)
  }

  @Test func `a business that is saved again is the same one`() async throws {
    let flow = BusinessFlowTest(.acme(at: .review))
    flow.start()
    try await flow.save()

    flow.window.goBack()
    try flow.enterRoleAndWeb(.baker)
    try await flow.save()

    let changed = try BusinessProfile.acme(roleAndWeb: .baker)
    #expect(flow.store.messages == [.save(try .acme), .save(changed)])
    #expect(flow.test.results == [.completed(try .acme), .completed(changed)])
  }

  @Test func `a new flow begins a new business`() async throws {
    let flow = BusinessFlowTest()
    flow.start()
    try flow.enterAll()
    try await flow.save()
    flow.test.dismisser?.dismiss(animated: false)

    flow.start()
    try flow.enterAll()
    try await flow.save()

    #expect(flow.store.messages == [.save(try .acme), .save(try .acme(id: .number(2)))])
  }

  @Test func `leaves the draft of a cancelled flow to its caller`() async throws {
    let flow = BusinessFlowTest()
    flow.start()
    try flow.top(CompanyTestScreen.self).fill(.acme)
    await flow.test.flows.idle()

    flow.window.goBack()
    await flow.test.flows.idle()

    #expect(flow.drafts.load() == BusinessDraft(id: .number(1), company: .acme))
  }

  @Test func `encodes an object with a text for each field`() throws {
    let draft = BusinessDraft(
      id: .number(7), step: .address, company: [.name: "Acme"], address: [.city: "London"],
      roleAndWeb: [.role: "owner"])
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys

    let json = try encoder.encode(draft)

    let text =
      #"{"address":{"city":"London"},"company":{"name":"Acme"},"id":"00000000-0000-0000-0000-000000000007","#
      + #""roleAndWeb":{"role":"owner"},"step":"address"}"#
    #expect(String(decoding: json, as: UTF8.self) == text)
    #expect(try JSONDecoder().decode(BusinessDraft.self, from: json) == draft)
  }
}
