#if !canImport(UIKit)
  import CompositionRoot
  import FlowAppTesting
  import FlowKit
  import FlowPhone
  import FlowProgram
  import FlowTesting
  import FlowUIKitRows
  import FlowUIKitStandIn
  import Testing

  @testable import App
  @testable import Phone

  /// Every journey of the app, played on its UIKit screens: all expectations hold, and after each step the content is the
  /// same as without a screen.
  @MainActor
  struct JourneyTests {
    // With full effort all journeys, otherwise about six.
    @Test(
      arguments: Array(
        stride(
          from: 0, to: TestedApp.journeyNames.count, by: Effort.isFull ? 1 : max(1, TestedApp.journeyNames.count / 6))))
    func `a journey is the same on a phone and without a screen`(number: Int) async {
      let name = TestedApp.journeyNames[number]
      let headless = await AppCommand.output(of: "play", "--verbose", name, in: TestedApp())
      let variants = StandInVariants.all

      // With full effort three times, or once with a third of the effort.
      for round in Effort.sample(of: Effort.atLeast(1, of: 0..<3)) {
        // Neighbours in the list are opposites; each journey uses other variants.
        let variant = variants[(number * 5 + round * 49) % variants.count]
        let phone = await AppCommand.output(
          of: "play", "--verbose", name, in: TestedApp.onPhone(PhoneDriver.windows(variant)))

        #expect(phone.isSuccess, "\(variant) \(phone.text.suffix(3000))")
        #expect(phone.text == headless.text, "\(variant)")
      }
    }

    // Journeys name texts in the developers' language, and the windows report other displayed texts: a key without a
    // translation, a view with another text, in the pseudo-language one without marks. The languages take turns on the main
    // actor, and each window keeps its own.
    @Test(
      arguments: Effort.sample(
        of: Array(
          stride(
            from: 0, to: TestedApp.journeyNames.count, by: Effort.isFull ? 1 : max(1, TestedApp.journeyNames.count / 4))
        ))
    )
    func `a journey is the same in every language`(number: Int) async throws {
      let name = TestedApp.journeyNames[number]
      let variant = StandInVariants.all[number % StandInVariants.all.count]

      func play(_ language: String) async {
        let words = ["play", "--verbose", "--language", language, name]
        let headless = await AppCommand.output(of: words, in: TestedApp())
        let phone = await AppCommand.output(of: words, in: TestedApp.onPhone(PhoneDriver.windows(variant)))

        #expect(headless.isSuccess, "\(language) \(headless.text.suffix(3000))")
        #expect(phone.text == headless.text, "\(language)")
      }
      async let german: Void = play("de")
      async let pseudo: Void = play("pseudo")
      _ = await (german, pseudo)
    }
  }
#endif
