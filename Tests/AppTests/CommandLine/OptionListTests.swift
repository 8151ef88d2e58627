import Testing

@testable import HeadlessProgram

struct OptionListTests {
  private let countries = OptionList([
    "Finland", "United Kingdom", "Ukraine", "Estonia", "Åland Islands", "Albania", "Côte d’Ivoire", "Netherlands",
    "United States",
  ])

  @Test func `many options stand in the order of their names, as people sort them`() {
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
  ])
  func `an option is meant by its number, its beginning, or a part of it`(_ typed: String, _ option: String) {
    #expect(countries.answer(to: typed) == .option(option))
  }

  // "uk" took Ukraine, without a word.
  @Test(arguments: [
    ("uk", ["Ukraine", "United Kingdom"]), ("u", ["Ukraine", "United Kingdom", "United States"]),
    ("land", ["Åland Islands", "Finland", "Netherlands"]), ("united", ["United Kingdom", "United States"]),
  ])
  func `what fits several names all of them`(_ typed: String, _ options: [String]) {
    #expect(countries.answer(to: typed) == .several(options))
  }

  @Test(arguments: ["0", "10", "xyz", "", " "])
  func `what fits nothing is nothing`(_ typed: String) {
    #expect(countries.answer(to: typed) == .nothing)
  }

  @Test func `an option that is a number comes before the number of an option`() {
    #expect(OptionList(["3", "2", "1"]).answer(to: "1") == .option("1"))
  }

  @Test func `the whole name comes before longer ones`() {
    #expect(OptionList(["Guinea-Bissau", "Guinea"]).answer(to: "guinea") == .option("Guinea"))
  }
}
