import Business
import FlowKit
import FlowTesting
import Onboarding
import Profile
import Transfer

@testable import CompositionRoot

/// Stubs of the features.
@MainActor
final class StubFeatures {
  /// A started feature with its arguments.
  enum Start: Equatable {
    case profile
    case business
    case onboarding
    case transfer(TransferStart)
    case receipt(BankTransfer.ID)
  }

  /// The started features, in order.
  private(set) var starts: [Start] = []
  private weak var last: (any NamedFlow)?
  private var cancelLast: @MainActor () -> Void = {}

  /// The latest flow, if it has this type and has not ended.
  var business: StubFlow<BusinessFlowResult>? { last as? StubFlow<BusinessFlowResult> }
  /// The latest flow, if it has this type and has not ended.
  var onboarding: StubFlow<OnboardingFlowResult>? { last as? StubFlow<OnboardingFlowResult> }
  /// The latest flow, if it has this type and has not ended.
  var transfer: StubFlow<TransferFlowResult>? { last as? StubFlow<TransferFlowResult> }

  /// Cancels the latest flow.
  func cancel() { cancelLast() }

  /// Replaces each feature with a stub.
  func replaceFeatures(of composition: Composition) {
    for feature in composition.features {
      switch feature {
      case let feature as ProfileFeature: feature.makeFlow = { self.stub(.profile, "profile", $0) }
      case let feature as BusinessFeature: feature.makeFlow = { self.stub(.business, "business", $0) }
      case let feature as OnboardingFeature: feature.makeFlow = { self.stub(.onboarding, "onboarding", $0) }
      case let feature as TransferFeature:
        feature.makeFlow = { presentation, start, _ in self.stub(.transfer(start), "transfer", presentation) }
        feature.makeReceiptFlow = { self.stub(.receipt($1.id), "receipt", $0) }
      default: break
      }
    }
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
