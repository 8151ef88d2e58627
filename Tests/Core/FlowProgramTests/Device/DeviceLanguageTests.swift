import FlowKit
import Testing

@testable import FlowProgram

@MainActor
struct DeviceLanguageTests {
  private let languages = Languages(of: [
    TextCatalog("A", ["de": ["Save": "Sichern"], "fr": ["Save": "Garder"]]),
    TextCatalog("B", ["fr": ["Save": "Sauver"]]),
  ])

  @Test func `a device begins in the requested language, or in the developers'`() throws {
    #expect(try DeviceLanguage(languages, named: "de").current.resolve("Save") == "Sichern")
    #expect(try DeviceLanguage(languages, named: nil).current.resolve("Save") == "Save")
  }

  // Catches an app that begins in English because its catalogs contradict each other.
  @Test func `a language that the app has and cannot use is an error of its data`() throws {
    let error = #expect(throws: UsageError.self) { try DeviceLanguage(languages, named: "fr") }

    guard case .data(let sentence)? = error else {
      Issue.record("another error: \(String(describing: error))")
      return
    }
    #expect(sentence.contains("Save"))
  }

  @Test func `a language that the app does not have is an error of the command line`() {
    let error = #expect(throws: UsageError.self) { try DeviceLanguage(languages, named: "it") }

    guard case .commandLine? = error else {
      Issue.record("another error: \(String(describing: error))")
      return
    }
  }
}
