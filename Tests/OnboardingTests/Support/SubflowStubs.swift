import Business
import FlowKit
import FlowTesting
import Profile

/// Makes the sub-flows, and refers weakly to the latest of each.
@MainActor
final class SubflowStubs {
  private(set) weak var profile: StubFlow<ProfileFlowResult>?
  private(set) weak var business: StubFlow<BusinessFlowResult>?

  func makeProfile(_ presentation: FlowPresentation) -> any Flow<ProfileFlowResult> {
    let flow = StubFlow<ProfileFlowResult>("profile", presentation)
    profile = flow
    return flow
  }

  func makeBusiness(_ presentation: FlowPresentation) -> any Flow<BusinessFlowResult> {
    let flow = StubFlow<BusinessFlowResult>("business", presentation)
    business = flow
    return flow
  }
}
