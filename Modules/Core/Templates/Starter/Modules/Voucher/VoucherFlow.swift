public import FlowKit
public import FlowScreens
public import Welcome

/// The result of the Voucher flow: the answer of the service, or cancelled.
public typealias VoucherFlowResult = FlowOutcome<VoucherReceipt>

/// Asks a service with one form, and stores nothing.
@MainActor
public final class VoucherFlow: Flow {
  public let context: FlowContext<VoucherFlowResult>

  private let dependencies: VoucherDependencies

  public init(presentation: FlowPresentation, dependencies: VoucherDependencies) {
    context = FlowContext(presentation)
    self.dependencies = dependencies
  }

  /// Shows the form.
  public func didStart() {
    if dependencies.needsWelcome() { return startWelcome() }
    context.show(RedemptionModule.make(router: self, scope: context.scope, dependencies: dependencies))
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

// MARK: - RedemptionRouter

extension VoucherFlow: RedemptionRouter {
  func didSendRedemption(_ receipt: VoucherReceipt) { finish(.completed(receipt)) }
}

// MARK: - Dependencies

public struct VoucherDependencies {
  let needsWelcome: @MainActor () -> Bool
  let makeWelcomeFlow: @MainActor (FlowPresentation) -> any Flow<WelcomeFlowResult>
  let screens: any FormScreens
  let service: any VoucherService

  public init(
    needsWelcome: @escaping @MainActor () -> Bool,
    makeWelcomeFlow: @escaping @MainActor (FlowPresentation) -> any Flow<WelcomeFlowResult>,
    screens: any FormScreens,
    service: any VoucherService
  ) {
    self.needsWelcome = needsWelcome
    self.makeWelcomeFlow = makeWelcomeFlow
    self.screens = screens
    self.service = service
  }
}
