import Business
import Feedback
import FlowKit
import FlowTesting
import Onboarding
import Profile
import Transfer

@testable import App

/// Stubs in the place of the features.
@MainActor
final class StubFeatures {
  /// A feature that was started, and with what.
  enum Start: Equatable {
    case profile
    case business
    case onboarding
    case feedback
    case transfer(TransferStart)
    case receipt(BankTransfer.ID)
  }

  /// What was started, in order.
  private(set) var starts: [Start] = []
  private weak var last: (any NamedFlow)?
  private var cancelLast: @MainActor () -> Void = {}

  /// The flow that was started last, if it is of this kind and has not ended.
  var business: StubFlow<BusinessFlowResult>? { last as? StubFlow<BusinessFlowResult> }
  /// The flow that was started last, if it is of this kind and has not ended.
  var onboarding: StubFlow<OnboardingFlowResult>? { last as? StubFlow<OnboardingFlowResult> }
  /// The flow that was started last, if it is of this kind and has not ended.
  var transfer: StubFlow<TransferFlowResult>? { last as? StubFlow<TransferFlowResult> }

  /// The flow that was started last reports that the person does not want it, and leaves its screen to its caller.
  func cancel() { cancelLast() }

  /// Puts a stub in the place of each feature.
  func replaceFeatures(of dependencies: inout RootDependencies) {
    dependencies.makeProfile = { self.stub(.profile, "profile", $0) }
    dependencies.makeBusiness = { self.stub(.business, "business", $0) }
    dependencies.makeOnboarding = { self.stub(.onboarding, "onboarding", $0) }
    dependencies.makeFeedback = { self.stub(.feedback, "feedback", $0) }
    dependencies.makeTransfer = { self.stub(.transfer($1), "transfer", $0) }
    dependencies.makeReceipt = { self.stub(.receipt($1.id), "receipt", $0) }
  }

  private func stub<FlowResult: CancellableResult>(
    _ start: Start, _ name: String, _ presentation: FlowPresentation
  ) -> any Flow<FlowResult> {
    let flow = StubFlow<FlowResult>(name, presentation)
    starts.append(start)
    last = flow
    cancelLast = { [weak flow] in flow?.finish(.cancelled) }
    return flow
  }
}
