import Business
import FlowKit
import FlowTesting
import Foundation
import Testing

/// The flow presented from several places of an app, with different ends that it does not know.
@MainActor
@Suite(.bothWays)
struct BusinessPlacesTests {
  private typealias Caller = StubFlow<FlowOutcome<BusinessID>>

  private let flow = BusinessFlowTest(.acme(at: .company))
  private let flows: FlowController
  private var window: TestWindow { flow.window }

  init() {
    flows = flow.test.flows
  }

  @Test func `Onboarding pushes it and leaves it, and is removed with it`() async throws {
    let onboarding = Caller("onboarding", window.presenting(.fullScreen))
    var active: FlowOutcome<BusinessID>?
    flows.start(onboarding) { result, dismisser in
      active = result
      dismisser.dismiss()
    }
    onboarding.context.start(makeFlow(onboarding.context.pushing)) { [weak onboarding] result, _ in
      if case .completed(let business) = result { onboarding?.finish(.completed(business.id)) }
    }

    try await goThrough(onTopOf: 1)

    #expect(active == .completed(.number(1)))
    #expect(window.viewControllers.isEmpty)
    #expect(dismissals == [.dismissed(ObjectIdentifier(onboarding.screen), animated: true)])
  }

  @Test func `Home presents it and dismisses it, animated`() async throws {
    flows.start(makeFlow(window.presenting(.sheet))) { _, dismisser in dismisser.dismiss(animated: true) }
    let company = try #require(window.top)

    try await goThrough()

    #expect(window.modalCount == 0)
    #expect(dismissals == [.dismissed(ObjectIdentifier(company), animated: true)])
  }

  @Test func `Transfer pushes it and dismisses it, not animated, and continues with another sender`() async throws {
    let transfer = Caller("transfer", window.pushing)
    flows.start(transfer) { _, _ in }
    var sender: BusinessID?
    transfer.context.start(makeFlow(transfer.context.pushing)) { result, dismisser in
      if case .completed(let business) = result { sender = business.id }
      dismisser.dismiss(animated: false)
    }
    let company = try #require(window.top)

    try await goThrough(onTopOf: 1)

    #expect(sender == .number(1))
    #expect(window.top === transfer.screen)
    #expect(dismissals == [.dismissed(ObjectIdentifier(company), animated: false)])
  }

  @Test func `Settings pushes it and leaves it on the stack, and the person can return to it`() async throws {
    let settings = Caller("settings", window.pushing)
    flows.start(settings) { _, _ in }
    let next = TestScreen("next")
    var results: [BusinessFlowResult] = []
    settings.context.start(makeFlow(settings.context.pushing)) { result, _ in
      results.append(result)
      settings.context.show(next)
    }

    try await goThrough(onTopOf: 1)
    let top = window.top
    window.goBack()
    let back = flow.steps
    try await flow.save()

    #expect(top === next)
    #expect(back == [nil, .company, .address, .roleAndWeb, .review])
    #expect(results == [.completed(try .acme), .completed(try .acme)])
    #expect(window.top === next)
    #expect(flow.test.recorder.events.contains("BusinessFlow visited again"))
    #expect(dismissals == [])
  }

  @Test func `a link presents it and dismisses it, and then the account opens`() async throws {
    let account = TestScreen("account")
    let root = Caller("root", window.pushing)
    flows.start(root) { _, _ in }
    flows.start(makeFlow(window.presenting(.sheet))) { [window] result, dismisser in
      dismisser.dismiss(animated: true) {
        if window.modalCount == 0, case .completed = result { root.context.show(account) }
      }
    }
    let company = try #require(window.top)

    try await goThrough(onTopOf: 1)

    #expect(dismissals == [.dismissed(ObjectIdentifier(company), animated: true)])
    #expect(window.viewControllers.map(ObjectIdentifier.init) == [root.screen, account].map(ObjectIdentifier.init))
  }

  @Test(arguments: ["onboarding", "transfer", "home", "settings", "link"])
  func `no source of the flow mentions a place that shows it`(place: String) throws {
    let package = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../..").standardized
    let module = package.appending(path: "Modules/Business")
    let paths = try FileManager.default.subpathsOfDirectory(atPath: module.path)
      .filter { $0.hasSuffix(".swift") || $0.hasSuffix(".md") }

    let knowing = try paths.filter { path in
      try String(contentsOf: module.appending(path: path), encoding: .utf8).localizedCaseInsensitiveContains(place)
    }

    #expect(paths.contains("BusinessFlow.swift"))
    #expect(knowing == [])
  }
}

// MARK: - The same in all places

extension BusinessPlacesTests {
  private func makeFlow(_ presentation: FlowPresentation) -> any Flow<BusinessFlowResult> {
    BusinessFlow(presentation: presentation, dependencies: flow.dependencies)
  }

  /// Completes the whole flow, which shows the same screens and reports the same in all places.
  private func goThrough(onTopOf count: Int = 0) async throws {
    try flow.enterAll()
    let steps = flow.steps
    try await flow.save()

    #expect(steps == Array(repeating: nil, count: count) + BusinessDraft.Step.allCases)
    let events = flow.test.recorder.events.filter { $0.hasPrefix("BusinessFlow ") }
    #expect(
      events.prefix(6) == [
        "BusinessFlow started",
        "BusinessFlow showed \(CompanyTestScreen.self)",
        "BusinessFlow showed \(CompanyAddressTestScreen.self)",
        "BusinessFlow showed \(RoleAndWebTestScreen.self)",
        "BusinessFlow showed \(BusinessReviewTestScreen.self)",
        "BusinessFlow reported \(BusinessFlowResult.completed(try .acme))",
      ])
    #expect(flow.store.messages.first == .save(try .acme))
    #expect(flow.test.recorder.misuses.isEmpty)
  }

  private var dismissals: [TestWindow.Transition] {
    window.transitions.filter { transition in
      switch transition {
      case .dismissed: true
      case .pushed, .replaced, .presented, .selected: false
      }
    }
  }
}
