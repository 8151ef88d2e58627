public import FlowKit
public import Welcome

/// The dependencies of the Pamphlet flow.
public struct PamphletDependencies {
  let screens: any PamphletScreens
  let needsWelcome: @MainActor () -> Bool
  let makeWelcomeFlow: @MainActor (FlowPresentation) -> any Flow<WelcomeFlowResult>

  /// Creates the dependencies of the flow.
  public init(
    screens: any PamphletScreens,
    needsWelcome: @escaping @MainActor () -> Bool,
    makeWelcomeFlow: @escaping @MainActor (FlowPresentation) -> any Flow<WelcomeFlowResult>
  ) {
    self.screens = screens
    self.needsWelcome = needsWelcome
    self.makeWelcomeFlow = makeWelcomeFlow
  }
}
