import Testing

@testable import FlowProgram

struct ProcessLocaleTests {
  @Test(arguments: ["C", "POSIX", "C.UTF-8", "en_GB.UTF-8", "de_DE.ISO-8859-15@euro", "sr_RS@latin", "zh_Hant_TW"])
  func `keeps names of locales`(_ name: String) {
    #expect(ProcessLocale.isLocale(name))
  }

  @Test(arguments: ["", " ", "@", "_", "en_", "\u{1B}[31m", "en GB", String(repeating: "a", count: 200), "é"])
  func `refuses texts that are not names of locales`(_ name: String) {
    #expect(!ProcessLocale.isLocale(name))
  }

  @Test func `removes the variables that name no locale, and no others`() {
    let environment = ["LC_ALL": "", "LANG": "en_GB.UTF-8", "LC_CTYPE": "\u{1B}[31m", "TERM": "\u{1B}"]
    var removed: [String] = []

    ProcessLocale.removeUnusableVariables(of: environment) { removed.append($0) }

    #expect(removed == ["LC_ALL", "LC_CTYPE"])
  }
}
