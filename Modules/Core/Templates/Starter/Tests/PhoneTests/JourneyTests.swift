#if !canImport(UIKit)
  import FlowAppTesting
  import FlowProgram
  import FlowUIKitStandIn
  import Testing

  @testable import App

  /// Every journey of the app, played on its UIKit screens: after each step the content is the same as without a screen.
  @MainActor
  struct JourneyTests {
    @Test(arguments: TestedApp.journeyNames)
    func `a journey is the same on a phone and without a screen`(name: String) async {
      let headless = await AppCommand.output(of: "play", "--verbose", name, in: TestedApp())
      let phone = await AppCommand.output(
        of: "play", "--verbose", name, in: TestedApp.onPhone(PhoneDriver.windows(StandInVariants())))

      #expect(phone.isSuccess, "\(phone.text.suffix(3000))")
      #expect(phone.text == headless.text)
    }

    @Test func `a disturbed journey is the same on a phone and without a screen`() async throws {
      let phone = TestedApp.onPhone(PhoneDriver.windows(StandInVariants()))
      let outcome = try await JourneySweep(of: TestedApp(), playing: 30).outcome(comparingWith: phone)

      print(outcome)
      #expect(outcome.problems == [])
      #expect(outcome.comparisonCount > 0)
    }

    // The windows report each text without the marks of a translation.
    @Test(arguments: TestedApp.journeyNames)
    func `every text of a journey can be translated`(name: String) async {
      let phone = await AppCommand.output(
        of: "play", "--language", "pseudo", name, in: TestedApp.onPhone(PhoneDriver.windows(StandInVariants())))

      #expect(phone.isSuccess, "\(phone.text.suffix(3000))")
    }
  }
#endif
