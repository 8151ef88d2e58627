import FlowFaults
import Testing

struct FaultCommandTests {
  @Test(arguments: [
    ("library next … refuses …", ["lones", "No."], "“lones” is not known here; expected loans, renewal, call."),
    ("library next … answers …", ["loans", "gone"], "“gone” is not known here; expected closed, moved."),
    ("library next … … are held", ["0", "loans"], "“0” is not known here; expected a number up to 1000."),
    ("library next … takes … seconds", ["loans", "٣"], "“٣” is not known here; expected a number of seconds."),
  ])
  func `describes the error in a phrase`(phrase: String, texts: [String], sentence: String) {
    let error = #expect(throws: FaultPhraseError.self) {
      try FaultCommand<LibraryCall>(phrase: phrase, texts: texts)
    }

    #expect(error?.sentence == sentence)
  }

  // Catches a list with `transfer` after a number, with which a journey would read otherwise than one that a person writes.
  @Test func `calls are in the plural after a number, and otherwise not`() {
    let one = ServiceFaults<LibraryCall>.places["library next … is unreadable"]
    let several = ServiceFaults<LibraryCall>.places["library next … … are unreadable"]

    #expect(one == [.word(LibraryCall.allCases.map(\.rawValue) + ["call"])])
    #expect(several == [.number(upTo: 1000), .word(LibraryCall.allCases.map(\.plural) + ["calls"])])
  }

  @Test func `has phrases for each fault, each once`() {
    let phrases = FaultCommand<LibraryCall>.phrases

    #expect(Set(phrases).count == phrases.count)
    #expect(phrases.count == 39)
    #expect(phrases.contains("library next … renewals are noted"))
  }

  /// Catches a session on threads that waits for a reply nobody will deliver.
  @Test func `refuses to hold where nothing can be held`() throws {
    let faults = Library().faults

    #expect(throws: FaultPhraseError.holdsOnThreads) {
      try faults.perform("library next … is held", ["loans"], canHold: false)
    }
    #expect(faults.status.hasNoFaults && !ServiceFaults<LibraryCall>.phrases.contains { $0.contains("overtaken") })
  }
}
