import Testing

@testable import FlowProgram

struct OptionListTests {
  private let countries = OptionList([
    "Finland", "United Kingdom", "Ukraine", "Estonia", "Åland Islands", "Albania", "Côte d’Ivoire", "Netherlands",
    "United States",
  ])

  @Test func `many options are sorted by name`() {
    #expect(
      countries.options == [
        "Åland Islands", "Albania", "Côte d’Ivoire", "Estonia", "Finland", "Netherlands", "Ukraine", "United Kingdom",
        "United States",
      ])
  }

  @Test func `a few options stay in the app's order`() {
    #expect(OptionList(["Person", "Business", "Charity"]).options == ["Person", "Business", "Charity"])
  }

  @Test(arguments: [
    ("est", "Estonia"), ("ESTONIA", "Estonia"), ("aland", "Åland Islands"), ("cote d'iv", "Côte d’Ivoire"),
    ("states", "United States"), ("united k", "United Kingdom"), ("erlan", "Netherlands"), ("4", "Estonia"),
    ("cote divoire", "Côte d’Ivoire"),
  ])
  func `finds an option by its number, its beginning, or a part of it`(_ typed: String, _ option: String) {
    #expect(countries.search(for: typed) == .option(option))
  }

  // Catches a search for "uk" that chooses Ukraine without asking.
  @Test(arguments: [
    ("uk", ["Ukraine", "United Kingdom"]), ("u", ["Ukraine", "United Kingdom", "United States"]),
    ("land", ["Åland Islands", "Finland", "Netherlands"]), ("united", ["United Kingdom", "United States"]),
  ])
  func `returns all matches`(_ typed: String, _ options: [String]) {
    #expect(countries.search(for: typed) == .several(options))
  }

  @Test(arguments: ["0", "10", "xyz", "", " "])
  func `returns no match for an unknown text`(_ typed: String) {
    #expect(countries.search(for: typed) == .nothing)
  }

  @Test func `the name of an option takes precedence over a number`() {
    #expect(OptionList(["3", "2", "1"]).search(for: "1") == .option("1"))
  }

  @Test func `an exact name takes precedence over longer ones`() {
    #expect(OptionList(["Guinea-Bissau", "Guinea"]).search(for: "guinea") == .option("Guinea"))
  }
}
