import FlowAppTesting
import FlowKit
import FlowScreens
import FlowTesting
import Profile
import Testing

/// One screen in two flows: each is its Router, with its own outcome.
///
/// Catches a Module or a Router that other modules cannot use.
@MainActor
@Suite(.bothWays)
struct SharedScreenTests {
  @Test func `the screen for the details ends one flow, and leads to the next screen in another`() async throws {
    let contact = FlowTest(FlowOutcome<PersonalDetails>.self)
    let profile = try ProfileFlowTest()

    contact.start(ContactFlow(presentation: contact.window.pushing, dependencies: profile.dependencies))
    profile.start()
    for screen in [contact.window.top, profile.window.top] {
      let details = try #require(screen as? PersonalDetailsTestScreen)
      details.fill(.ada)
      details.presenter.didTapContinue()
    }
    await contact.flows.idle()
    await profile.test.flows.idle()

    #expect(contact.results == [.completed(try .ada)])
    #expect(profile.window.top is AddressTestScreen)
    #expect(profile.test.results == [])
    #expect(contact.recorder.misuses + profile.test.recorder.misuses == [])
  }

  @Test func `leaving the screen cancels the flow that shows it`() async throws {
    let contact = FlowTest(FlowOutcome<PersonalDetails>.self)
    let dependencies = try ProfileFlowTest().dependencies
    contact.start(ContactFlow(presentation: contact.window.presenting(.sheet), dependencies: dependencies))

    #expect(contact.window.pullDown())
    await contact.flows.idle()

    #expect(contact.results == [.cancelled])
  }
}

/// Asks for a person's details only, with the screen of the module Profile.
@MainActor
private final class ContactFlow: Flow {
  let context: FlowContext<FlowOutcome<PersonalDetails>>

  private let dependencies: ProfileDependencies

  init(presentation: FlowPresentation, dependencies: ProfileDependencies) {
    context = FlowContext(presentation)
    self.dependencies = dependencies
  }

  func didStart() {
    context.show(PersonalDetailsModule.make([:], router: self, dependencies: dependencies))
  }
}

// MARK: - PersonalDetailsRouter

extension ContactFlow: PersonalDetailsRouter {
  func didEdit(_ draft: FormDraft<PersonalDetailsField>) {}

  func didEnter(_ details: PersonalDetails) {
    finish(.completed(details))
  }
}
