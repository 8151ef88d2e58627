import FlowKit
import FlowScreens
import FlowShell
import FlowStorage
import Welcome

/// The person and the draft of the Welcome flow on the disk.
struct StoredWelcome: WelcomeStore {
  let drafts: SQLiteDocument<FormDraft<NameField>>
  private let person: SQLiteDocument<Person>
  private let greeting: SQLiteDocument<Bool>
  private let entries: EntryStore
  private let database: SQLiteDatabase

  /// - Parameter entries: The stored entries; the end of the flow clears its entry.
  /// - Throws: `DatabaseError` when the database cannot be read.
  init(in database: SQLiteDatabase, entries: EntryStore) async throws {
    self.database = database
    self.entries = entries
    drafts = try await SQLiteDocument(
      named: "Welcome draft", title: "Welcome draft", isDraft: true, of: .person, in: database)
    person = try await SQLiteDocument(
      named: "Person", title: "Person", of: .person, in: database, durability: .survivesPowerLoss)
    greeting = try await SQLiteDocument(named: "Greeting", title: "Greeting", of: .device, in: database)
  }

  /// The person's name, if it was entered.
  var name: String? { person.load()?.name.text }

  /// Whether the person is greeted at home.
  var isGreetingOn: Bool { greeting.load() ?? true }

  func turnGreeting(on isOn: Bool) async { await greeting.set(isOn) }

  /// Stores the person, and clears the draft and the entry, in one transaction.
  func save(_ person: Person) async throws(WelcomeStoreError) {
    do {
      try await database.apply([
        self.person.setting(person), drafts.setting(nil), entries.clearing(WelcomeFeature.Entry.self),
      ])
    } catch {
      throw .unavailable
    }
  }
}
