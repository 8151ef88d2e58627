import FlowAppTesting
import FlowProgram
import FlowTestSupport
import FlowUIKitStandIn
import Testing

@testable import App
@testable import Phone

/// Every journey of the app, played on its UIKit screens: all expectations hold, and after each step the content is the
/// same as without a screen.
@MainActor
struct JourneyTests {
  // All of them where all cases are asked for; else about six.
  @Test(
    arguments: Array(
      stride(
        from: 0, to: TestedApp.journeyNames.count, by: Effort.isFull ? 1 : max(1, TestedApp.journeyNames.count / 6))))
  func `a journey is the same on a phone and without a screen`(number: Int) async {
    let name = TestedApp.journeyNames[number]
    let headless = await AppCommand.output(of: "play", "--verbose", name, in: TestedApp())
    let variants = StandInVariants.all

    for round in Effort.first(1, of: 0..<2) {
      // Neighbours in the list are contraries; each journey has others.
      let variant = variants[(number * 5 + round * 49) % variants.count]
      let phone = await AppCommand.output(
        of: "play", "--verbose", name, in: TestedApp.onPhone(PhoneDriver.windows(variant)))

      #expect(phone.isSuccess, "\(variant) \(phone.text.suffix(3000))")
      #expect(phone.text == headless.text, "\(variant)")
    }
  }
}
