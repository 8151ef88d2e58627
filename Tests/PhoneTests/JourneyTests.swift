import Foundation
import TestSupport
import Testing
import UIKitStandIn

@testable import App
@testable import HeadlessProgram
@testable import Phone

/// Every journey of the app, played on its screens in UIKit: all that is expected holds, and each screen shows, after each step, what
/// it shows without a screen.
@MainActor
struct JourneyTests {
  nonisolated private static let names: [String] = {
    let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../App/Journeys")
    let files = (try? FileManager.default.subpathsOfDirectory(atPath: folder.path(percentEncoded: false))) ?? []
    return files.filter { $0.hasSuffix(".journey") }.map { String($0.dropLast(8)) }.sorted()
  }()

  // Every one where all cases are asked for; else every sixth.
  @Test(arguments: Array(stride(from: 0, to: names.count, by: Effort.isFull ? 1 : 6)))
  func `a journey goes on a phone as it goes without a screen`(number: Int) async {
    let name = Self.names[number]
    let headless = await play(name, on: SandboxApp())
    let variants = StandInVariants.all

    for round in Effort.first(1, of: 0..<4) {
      // Neighbours in the list are contraries; each journey has others.
      let variant = variants[(number * 5 + round * 49) % variants.count]
      let phone = await play(
        name, on: SandboxApp(screens: PhoneScreens(), makeWindow: PhoneDriver.windows(variant)))

      #expect(phone.status == .fine, "\(variant) \(phone.output.suffix(3000))")
      #expect(phone.output == headless.output, "\(variant)")
    }
  }

  private func play(_ name: String, on app: SandboxApp) async -> (status: HeadlessProgram.ExitStatus, output: String) {
    var output = ""
    let console = Console(
      read: { [] }, write: { text in MainActor.assumeIsolated { output += text } },
      writeError: { text in MainActor.assumeIsolated { output += text } }, isTerminal: false)
    let status = await AppCommand(app, console: console).run(["play", name])
    return (status, output)
  }
}
