import BankConformance
import FlowStorage
import FlowTesting
import Foundation
import Money
import Testing
import Transfer

@testable import SandboxBank

struct FormerBooksTests {
  // Catches an update of the bank after which everything that its customers had is nobody's.
  @Test func `the books of a version that knew the owners of senders become their customers'`() async throws {
    let folder = try TemporaryFolder()
    let file = folder.url.appending(path: "bank.sqlite")
    let former = try await SQLiteDatabase.open(.file(file), migrations: Array(Schema.migrations.prefix(4)))
    let details = Data(try RecipientDetails.emmy.storedJSON().utf8)
    try await former.write { books in
      try books.execute("INSERT INTO owner (sender, customer) VALUES ('ada', 'Ada Ltd')")
      try books.execute("INSERT INTO recipient (id, sender, details) VALUES ('recipient-1', 'ada', ?)", details)
      try books.execute("INSERT INTO recipient (id, sender, details) VALUES ('recipient-2', 'grace', ?)", details)
    }
    await former.close()

    let bank = try await SandboxTransferService.open(.file(file), rates: .bundled(), clock: TestClock(.noon))

    #expect(try await bank.serving("Ada Ltd").recipients(of: .ada).map(\.id.text) == ["recipient-1"])
    #expect(try await bank.serving("Eve").recipients(of: .ada) == [])
    #expect(try await bank.recipients(of: .ada) == [])
    #expect(try await bank.recipients(of: .grace).map(\.id.text) == ["recipient-2"])
  }
}
