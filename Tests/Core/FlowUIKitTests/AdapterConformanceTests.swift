#if !canImport(UIKit)
  import FlowTesting
  import FlowUIKitStandIn
  import Testing

  @testable import FlowTesting

  @MainActor
  struct AdapterConformanceTests {
    // Seven has no divisor in common with the number of combinations, so that each two settings meet.
    @Test(arguments: Effort.atLeast(6, orEvery: 7, of: StandInVariants.all))
    func `the presenters of UIKit meet FlowKit's requirements, however UIKit behaves`(variants: StandInVariants) async {
      var complaints: [String] = []
      let failures = await AdapterConformance.failures {
        let stage = UIKitStage(variants)
        stage.device.onComplaint = { complaints.append($0) }
        return stage
      }

      #expect(failures == [])
      #expect(complaints == [])
    }

    // Catches presenters that look for the top of the window from its own root, where SwiftUI's view controller is.
    @Test(arguments: Effort.atLeast(2, orEvery: 7, of: StandInVariants.all))
    func `presenters with a root of their own meet FlowKit's requirements in a window of another toolkit`(
      variants: StandInVariants
    ) async {
      var complaints: [String] = []
      let failures = await AdapterConformance.failures {
        let stage = UIKitStage(variants, isHosted: true)
        stage.device.onComplaint = { complaints.append($0) }
        return stage
      }

      #expect(failures == [])
      #expect(complaints == [])
    }

    // Catches presenters that are correct only if the run loop turns elsewhere.
    @Test func `the presenters of an app meet FlowKit's requirements, too, and wait for the main actor's turns`() async
    {
      let failures = await AdapterConformance.failures { AppStage() }

      #expect(failures == [])
    }

    @Test func `the combinations that are always run contain both values of each variant`() {
      let played = StandInVariants.all.prefix(6)

      let flags: [KeyPath<StandInVariants, Bool>] = [
        \.reportsCancelledSwipes, \.delaysUnanimated, \.answersLate, \.refusesToAnimate, \.completesRefused,
        \.hasInterruptiblePops,
      ]
      for flag in flags {
        #expect(Set(played.map { $0[keyPath: flag] }) == [true, false])
      }
      #expect(Set(StandInVariants.all).count == 1536)
    }

    @Test(arguments: UIKitFault.allCases)
    func `a broken adapter for UIKit is caught by the rule that it breaks`(fault: UIKitFault) async {
      let failures = await AdapterConformance.failures(of: AdapterConformance.checks(failingAs: fault.check)) {
        BrokenUIKitFactory.shown = []
        return BrokenUIKitStage(fault)
      }

      #expect(failures.contains(fault.check))
    }
  }
#endif
