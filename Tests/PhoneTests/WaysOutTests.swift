#if !canImport(UIKit)
  import CompositionRoot
  import FlowAppTesting
  import FlowHeadless
  import FlowPhone
  import FlowStorage
  import FlowTesting
  import Foundation
  import Phone
  import Testing

  /// A person's ways out of data that the app cannot use, on a phone.
  @MainActor
  struct WaysOutTests {
    private let phone: PhoneAppTest
    private static let typed = [
      "ada@example.com", "Ada", "Lovelace", "1990-12-10", "20 7946 0958", "St James", "London", "SW1Y",
    ]

    init() throws { phone = try PhoneAppTest() }

    private func openAccount(on phone: PhoneAppTest) async throws {
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
      for step in steps { try await perform(step, on: scene) }
      phone.kill()
    }

    private func perform(_ action: PersonAction, on scene: PhoneSceneTest) async throws {
      try scene.window.perform(action)
      await scene.settle()
    }

    /// Cuts the file of a phone on which a person has an account, and returns it as it was.
    private func cutFile() async throws -> Data {
      try await openAccount(on: phone)
      let database = try await appSchema.open(.file(phone.file))
      await database.close()
      let whole = try Data(contentsOf: phone.file)
      try whole.dropLast(100).write(to: phone.file)
      return whole
    }

    // Catches a phone that is of no use any more, and one that deletes data that could be rescued.
    @Test func `a person whose data file is damaged sends a report, and starts anew`() async throws {
      let damaged = try await cutFile().dropLast(100)

      let scene = await phone.connect("a")
      let first = try #require(scene.window.snapshot)
      try await perform(.tap("Send a report"), on: scene)
      try await perform(.tap("Send"), on: scene)
      let report = try #require(scene.window.closeShareSheet())
      await scene.settle()
      try await perform(.back, on: scene)
      try await perform(.tap("Start anew"), on: scene)
      let question = try #require(scene.window.snapshot)
      let before = try Data(contentsOf: phone.file)
      try await perform(.tap("Start anew"), on: scene)

      #expect(first.title == "The app does not start")
      #expect(first.actions.map(\.label) == ["Try again", "Send a report", "Start anew"])
      #expect(report.hasPrefix("Problem: damaged, SQLite 11"))
      for text in Self.typed { #expect(!report.contains(text), "\(report)") }
      #expect(question.lines.contains { $0.contains("you begin as a new person") })
      #expect(before == damaged)
      #expect(scene.path == "Home")
      #expect(scene.window.snapshot?.actions.map(\.label).contains("Open an account") == true)
      let kept = phone.folder.url.appending(path: "app.sqlite.kept")
      #expect(try Data(contentsOf: kept) == damaged)
      #expect(scene.window.refusals == [])
      phone.kill()
      #expect(await phone.connect("a").path == "Home")
    }

    @Test func `a second try finds that the cause is gone`() async throws {
      let whole = try await cutFile()
      let scene = await phone.connect("a")
      try await perform(.tap("Try again"), on: scene)
      let again = try #require(scene.window.snapshot)
      try whole.write(to: phone.file)

      try await perform(.tap("Try again"), on: scene)

      #expect(again.title == "The app does not start")
      #expect(scene.path == "Home")
      #expect(scene.window.snapshot?.actions.map(\.label).contains("Send money") == true)
      #expect(scene.window.refusals == [])
    }

    // Catches a second window that still shows the error of data that is not there any more.
    @Test func `when one window has started anew, the other one starts, too`() async throws {
      _ = try await cutFile()
      let (one, two) = (await phone.connect("a"), await phone.connect("b"))
      try await perform(.tap("Start anew"), on: one)
      try await perform(.tap("Start anew"), on: one)

      two.scene.didBecomeActive()
      await two.settle()

      #expect(one.path == "Home")
      #expect(two.path == "Home")
    }

    // Catches English for a person who reads German.
    @Test func `the ways out are in the person's language`() async throws {
      let phone = try PhoneAppTest(localizations: ["de"])
      try Data("This is no database, though it is long enough to be taken for one.".utf8).write(to: phone.file)

      let scene = await phone.connect("a")
      let screen = try #require(scene.window.localizedSnapshot)
      try await perform(.tap("Start anew"), on: scene)
      let question = try #require(scene.window.localizedSnapshot)
      try await perform(.tap("Cancel"), on: scene)
      try await perform(.tap("Send a report"), on: scene)

      #expect(screen.title == "Die App startet nicht")
      #expect(screen.actions.map(\.label) == ["Noch einmal versuchen", "Bericht senden", "Neu beginnen"])
      #expect(question.actions.map(\.label) == ["Neu beginnen", "Abbrechen"])
      #expect(scene.window.localizedSnapshot?.title == "Bericht")
      #expect(scene.window.refusals == [])
    }

    // Catches "Start anew" where it would lose intact data.
    @Test func `data that is intact cannot be given up`() async throws {
      try await openAccount(on: phone)
      do {
        let database = try await appSchema.open(.file(phone.file))
        try await database.write { try $0.execute("PRAGMA user_version = 1000") }
        await database.close()
      }

      let scene = await phone.connect("a")

      #expect(scene.window.snapshot?.lines.first?.contains("newer version") == true)
      #expect(scene.window.snapshot?.actions.map(\.label) == ["Try again", "Send a report"])
    }

    // Catches an account record for which only a terminal has a command.
    @Test func `a person whose account record and details are damaged starts anew at home`() async throws {
      try await openAccount(on: phone)
      do {
        let database = try await appSchema.open(.file(phone.file))
        try await database.write { transaction in
          try transaction.execute("UPDATE document SET body = '{}' WHERE name = 'onboarded user'")
          try transaction.execute("UPDATE profile SET body = body || ' '")
          // A damaged name can be anything, also the person's input.
          try transaction.execute("INSERT INTO document (name, body) VALUES ('Ada Lovelace', '{}')")
        }
        await database.close()
      }
      let scene = await phone.connect("a")
      try await perform(.tap("OK"), on: scene)

      try await perform(.tap("What you can do"), on: scene)
      try await perform(.tap("Send a report"), on: scene)
      try await perform(.tap("Send"), on: scene)
      let report = try #require(scene.window.closeShareSheet())
      await scene.settle()
      try await perform(.back, on: scene)
      try await perform(.tap("Start anew"), on: scene)
      try await perform(.tap("Start anew"), on: scene)

      #expect(report.contains("Unreadable: onboarded user"))
      for text in Self.typed { #expect(!report.contains(text), "\(report)") }
      #expect(scene.path == "Home")
      #expect(scene.window.snapshot?.actions.map(\.label).contains("Open an account") == true)
      #expect(scene.window.refusals == [])
      let kept = try await appSchema.open(.file(phone.folder.url.appending(path: "app.sqlite.kept")))
      let names: [String] = try await kept.read { try $0.query("SELECT name FROM document").map { try $0["name"] } }
      #expect(names.contains("onboarded user"))
      await kept.close()
    }
  }
#endif
