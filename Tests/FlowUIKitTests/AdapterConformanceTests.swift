import FlowTesting
import Testing
import UIKitStandIn

@MainActor
struct AdapterConformanceTests {
  @Test(arguments: StandInVariants.all)
  func `the presenters of UIKit do what FlowKit relies on, however UIKit behaves`(variants: StandInVariants) async {
    var stages: [UIKitStage] = []
    let failures = await AdapterConformance.failures {
      let stage = UIKitStage(variants)
      stages.append(stage)
      return stage
    }

    #expect(failures == [])
    #expect(stages.flatMap(\.device.complaints) == [])
  }

  @Test(arguments: UIKitFault.allCases)
  func `an adapter for UIKit that is broken is caught by the rule that it breaks`(fault: UIKitFault) async {
    let failures = await AdapterConformance.failures {
      BrokenUIKitFactory.shown = []
      return BrokenUIKitStage(fault)
    }

    #expect(failures.contains(fault.check))
  }
}
