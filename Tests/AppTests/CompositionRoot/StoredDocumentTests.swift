import FlowHeadless
import FlowKit
import FlowStorage
import FlowTesting
import Foundation
import Onboarding
import Profile
import Storage
import Testing
import Transfer

@testable import App
@testable import CompositionRoot
@testable import FlowProgram

/// The documents of the app: nothing is left behind.
@MainActor
struct StoredDocumentTests {
  /// Catches a sign-up that leaves the forms of its business, which the next one would begin with.
  @Test func `a completed sign-up with a business leaves no draft`() async throws {
    let folder = try TestFolder()
    let file = URL(filePath: folder.path("app.sqlite"))
    let device = try await Device.launched(dataAt: file, startingAt: DeviceClock.journeyStart, isRepeatable: true)
    let report = try await JourneyPlayer(host: device).play(wholeJourney: "# Left\nafter Onboarding/with-a-business\n")
    await device.quit()
    try #require(report.failure == nil, "\(report.transcript.suffix(2000))")

    let database = try await appSchema.open(.file(file))
    let facts = try await DiskFacts(of: database).facts
    await database.close()

    #expect(facts["onboarded user"] != .missing)
    for name in ["onboarding business draft", "business draft", "onboarding draft", "open entry"] {
      #expect(facts[name] == .missing, "\(name)")
    }
  }

  /// Catches a list of facts that lacks a document, whose damage no test of faults would notice.
  @Test func `the facts of the tests of faults name each document of the app, and have a value of most`() async throws {
    let disk = try await KnownDisk.shared

    // A feature that new-feature adds names its documents after itself, and has its own tests; so has the core's session.
    let documents = disk.documents.filter { $0.first?.isLowercase == true && !$0.hasPrefix("session") }
    #expect(documents.subtracting(disk.truth.facts.keys) == [])
    #expect(documents.count >= 10)
    let found = disk.documents.filter { disk.truth.facts[$0] != .missing }
    #expect(found.isSuperset(of: ["balances hidden", "business draft", "onboarded user", "profile draft"]), "\(found)")
  }
}
