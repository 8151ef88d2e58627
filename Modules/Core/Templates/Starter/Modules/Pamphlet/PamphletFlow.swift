public import FlowKit
public import Welcome

/// The result of the Pamphlet flow: completed, or cancelled.
public typealias PamphletFlowResult = FlowOutcome<PamphletReceipt>

/// Shows one screen.
@MainActor
public final class PamphletFlow: Flow {
  public let context: FlowContext<PamphletFlowResult>

  private let dependencies: PamphletDependencies

  public init(presentation: FlowPresentation, dependencies: PamphletDependencies) {
    context = FlowContext(presentation)
    self.dependencies = dependencies
  }

  /// Shows the screen.
  public func didStart() {
    if dependencies.needsWelcome() { return startWelcome() }
    context.show(CoverModule.make(router: self, dependencies: dependencies))
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

// MARK: - CoverRouter

extension PamphletFlow: CoverRouter {
  func didReadCover() { finish(.completed(PamphletReceipt())) }
}

// MARK: - Dependencies

public struct PamphletDependencies {
  let needsWelcome: @MainActor () -> Bool
  let makeWelcomeFlow: @MainActor (FlowPresentation) -> any Flow<WelcomeFlowResult>
  let screens: any PamphletScreens

  public init(
    needsWelcome: @escaping @MainActor () -> Bool,
    makeWelcomeFlow: @escaping @MainActor (FlowPresentation) -> any Flow<WelcomeFlowResult>,
    screens: any PamphletScreens
  ) {
    self.needsWelcome = needsWelcome
    self.makeWelcomeFlow = makeWelcomeFlow
    self.screens = screens
  }
}
