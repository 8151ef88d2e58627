import FlowKit
import FlowScreens
import Welcome

/// A store that records its calls, and answers as the test sets it.
@MainActor
final class WelcomeStoreSpy: WelcomeStore {
  private(set) var messages: [Person] = []
  /// The error of saving.
  var failure: WelcomeStoreError?

  @MainActor func save(_ person: Person) async throws(WelcomeStoreError) {
    messages.append(person)
    if let failure { throw failure }
  }
}

extension Person {
  static var ada: Person { get throws { Person(name: try PersonName("Ada")) } }
}
