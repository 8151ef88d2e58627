#if !canImport(UIKit)
  import FlowKit
  import FlowUIKit
  import FlowUIKitStandIn
  import Foundation
  import Testing

  /// A flow that existing UIKit code starts, as in `docs/reference/ios.md`.
  @MainActor
  struct EmbeddingTests {
    private let stage = UIKitStage()
    private let page: TeamPage

    init() {
      page = TeamPage(presenters: stage.presenters)
      stage.root.pushViewController(page, animated: false)
      stage.settle()
      page.didTapInvite()
      stage.settle()
    }

    @Test func `the page receives the result, and the flow's screen is removed`() throws {
      let screen = try #require(stage.root.topViewController as? InvitationScreen)

      screen.onInvite("Ada")
      stage.settle()

      #expect(page.title == "Ada is invited")
      #expect(stage.root.topViewController === page)
      #expect(stage.device.complaints == [])
    }

    @Test func `going back counts as cancelled`() {
      stage.goBack()
      stage.settle()

      #expect(page.title == "Nobody is invited")
      #expect(stage.root.topViewController === page)
    }

    // Catches an example that was not compiled since the interface changed.
    @Test func `the guide prints this page`() throws {
      #expect(try Guide.shows(codeBelow: "// The guide's page."))
    }
  }

  private final class InvitationScreen: UIViewController {
    var onInvite: (String) -> Void = { _ in }
  }

  @MainActor
  private final class InvitationFlow: Flow {
    let context: FlowContext<FlowOutcome<String>>

    init(_ presentation: FlowPresentation) { context = FlowContext(presentation) }

    func didStart() {
      let screen = InvitationScreen()
      screen.onInvite = { [weak self] in self?.finish(.completed($0)) }
      context.show(screen)
    }
  }

  // The guide's page.
  private final class TeamPage: UIViewController {
    private let presenters: UIKitPresenters
    private let flows = FlowController()

    init(presenters: UIKitPresenters) {
      self.presenters = presenters
      super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { return nil }

    func didTapInvite() {
      guard let navigationController else { return }
      let flow = InvitationFlow(.push(onto: navigationController, using: presenters.factory))
      flows.start(flow) { [weak self] result, dismisser in
        switch result {
        case .completed(let name): self?.title = "\(name) is invited"
        case .cancelled: self?.title = "Nobody is invited"
        }
        dismisser.dismiss(animated: true)
      }
    }
  }
#endif
