#if !canImport(UIKit)
  import CompositionRoot
  import FlowAppTesting
  import FlowHeadless
  import FlowPhone
  import FlowStorage
  import Foundation
  import Phone
  import Testing

  /// An account record that a fault of the disk has damaged, on a phone.
  @MainActor
  struct DamagedAccountTests {
    private let phone: PhoneAppTest

    init() throws { phone = try PhoneAppTest() }

    private func openAccount() async throws {
      let scene = await phone.connect("a")
      let steps: [PersonAction] = [
        .tap("Open an account"), .fill("E-mail", with: "ada@example.com"), .tap("Continue"),
        .choose("United Kingdom", for: "Country"), .tap("Continue"), .tap("Personal"),
        .fill("First name", with: "Ada"), .fill("Last name", with: "Lovelace"),
        .fill("Date of birth", with: "1990-12-10"), .fill("Phone", with: "+44 20 7946 0958"),
        .fill("E-mail", with: "ada@example.com"), .tap("Continue"), .choose("United Kingdom", for: "Country"),
        .fill("First line", with: "12 St James's Square"), .fill("City", with: "London"),
        .fill("Postcode", with: "SW1Y 4JH"), .tap("Save"), .tap("Start"),
      ]
      for step in steps {
        try scene.window.perform(step)
        await scene.settle()
      }
      phone.kill()
    }

    private func damage(_ names: [String]) async throws {
      let database = try await appSchema.open(.file(phone.file))
      try await database.write { transaction in
        for name in names { try transaction.execute("UPDATE document SET body = '{}' WHERE name = ?", name) }
      }
      await database.close()
    }

    // Catches a phone on which a person cannot send any more, though the details that are needed can be read.
    @Test func `a damaged account record is restored from the details when the app starts`() async throws {
      try await openAccount()
      try await damage(["onboarded user"])

      let scene = await phone.connect("a")

      let notice = try #require(scene.window.snapshot)
      #expect(notice.lines.contains { $0.hasPrefix("The account record was damaged, and was restored") })
      try scene.window.perform(.tap("OK"))
      await scene.settle()
      #expect(try #require(scene.window.snapshot).actions.map(\.label).contains("Send money"))
    }
  }
#endif
