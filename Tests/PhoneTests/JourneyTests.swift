import TestSupport
import Testing
import UIKitStandIn

@testable import App
@testable import HeadlessProgram
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
  func `a journey goes on a phone as it goes without a screen`(number: Int) async {
    let name = TestedApp.journeyNames[number]
    let headless = await play(name, on: TestedApp())
    let variants = StandInVariants.all

    for round in Effort.first(1, of: 0..<2) {
      // Neighbours in the list are contraries; each journey has others.
      let variant = variants[(number * 5 + round * 49) % variants.count]
      let phone = await play(name, on: .onPhone(PhoneDriver.windows(variant)))

      #expect(phone.status == .success, "\(variant) \(phone.output.suffix(3000))")
      #expect(phone.output == headless.output, "\(variant)")
    }
  }

  private func play(_ name: String, on app: TestedApp) async -> (status: HeadlessProgram.ExitStatus, output: String) {
    var output = ""
    let console = Console(
      read: { [] }, write: { text in MainActor.assumeIsolated { output += text } },
      writeError: { text in MainActor.assumeIsolated { output += text } }, isTerminal: false)
    let status = await AppCommand(app, console: console).run(["play", "--verbose", name])
    return (status, output)
  }
}
