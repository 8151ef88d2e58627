public import FlowKit
public import FlowScreens
public import Welcome

/// The result of the Gallery flow: the chosen item, or cancelled.
public typealias GalleryFlowResult = FlowOutcome<GalleryReceipt>

/// Shows the items of a service, of which the person chooses one.
@MainActor
public final class GalleryFlow: Flow {
  public let context: FlowContext<GalleryFlowResult>

  private let dependencies: GalleryDependencies

  public init(presentation: FlowPresentation, dependencies: GalleryDependencies) {
    context = FlowContext(presentation)
    self.dependencies = dependencies
  }

  /// Shows the list.
  public func didStart() {
    if dependencies.needsWelcome() { return startWelcome() }
    context.show(PaintingsModule.make(router: self, scope: context.scope, dependencies: dependencies))
  }

  /// Runs the Welcome flow, then starts this flow.
  private func startWelcome() {
    context.start(dependencies.makeWelcomeFlow(context.pushing)) { [weak self] result, _ in
      switch result {
      // Stays on the stack, so that the person can go back and change an answer.
      case .completed: self?.didStart()
      case .cancelled: self?.finish(.cancelled)
      }
    }
  }
}

// MARK: - PaintingsRouter

extension GalleryFlow: PaintingsRouter {
  func didChoose(_ item: GalleryItem) { finish(.completed(GalleryReceipt(item: item))) }
}

// MARK: - Dependencies

public struct GalleryDependencies {
  let needsWelcome: @MainActor () -> Bool
  let makeWelcomeFlow: @MainActor (FlowPresentation) -> any Flow<WelcomeFlowResult>
  let screens: any ListScreens
  let service: any GalleryService
  let memory: any DraftStore<ServiceListMemory<GalleryItem>>

  public init(
    needsWelcome: @escaping @MainActor () -> Bool,
    makeWelcomeFlow: @escaping @MainActor (FlowPresentation) -> any Flow<WelcomeFlowResult>,
    screens: any ListScreens,
    service: any GalleryService,
    memory: any DraftStore<ServiceListMemory<GalleryItem>>
  ) {
    self.needsWelcome = needsWelcome
    self.makeWelcomeFlow = makeWelcomeFlow
    self.screens = screens
    self.service = service
    self.memory = memory
  }
}
