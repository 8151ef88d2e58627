import FlowHeadless
import Testing

@testable import FlowProgram

/// The events and members of each feature that a client can ask for.
@MainActor
struct ClientFeatureTests {
  @Test func `a hello answers with the program's features, and unknown words are ignored`() async throws {
    let session = ClientSession(["ids", "holograms"])

    _ = try await session.run(in: GuestsApp())

    let events = try session.console.events
    #expect(events.prefix(5).map(\.event) == [.hello, .screen, .hello, .screen, .done])
    #expect(events[2].has == ClientFeature.allCases.map(\.rawValue))
    #expect(events[2].protocol == 1)
    #expect(events[3].screen?.elements.allSatisfy { $0.id != nil } == true)
  }

  // Catches a hello that adds everything, whatever was asked for.
  @Test(arguments: ClientFeature.allCases)
  func `a client gets only the features that it has asked for`(_ feature: ClientFeature) async throws {
    let session = ClientSession([feature.rawValue], ["tap", "Deposit 1"], ["open", "savings://nowhere"], ["look"])

    _ = try await session.run("--language", "de", in: SavingsApp())

    let (output, asked) = (session.console.output, feature)
    let marks: [(ClientFeature, String)] = [
      (.ids, #""id":"e1""#), (.shown, #""shown":{"#), (.optionsOnce, #""optionsOf":"#), (.details, #""purpose":"#),
      (.below, #""below":"#), (.flows, #""event":"flows""#), (.working, #""event":"working""#),
      (.world, #""event":"world""#),
    ]
    for (feature, mark) in marks where ![.optionsOnce, .working].contains(feature) {
      #expect(output.contains(mark) == (feature == asked), "\(mark)")
    }
  }

  // Catches an identity that counts positions, so that it moves when a row appears, and one that is used twice.
  @Test func `an element keeps its id while its screen lives`() async throws {
    let session = ClientSession(
      ["ids"], ["pull", "to", "refresh"], ["open", "savings://nowhere"], ["tap", "OK"], ["kill"], ["relaunch"])

    let screens = try await session.run(in: SavingsApp()).screens

    let (refreshed, alert, back, relaunched) = (screens[0], screens[1], screens[2], screens[3])
    let before = try #require(try session.console.events[3].screen)
    for label in ["Find", "PIN", "Reminders", "Deposit 7", "Stop"] {
      let ids = [before, refreshed, back].map { $0.element(label)?.id }
      #expect(Set(ids).count == 1 && ids[0] != nil, "\(label)")
      #expect(relaunched.element(label)?.id != ids[0])
    }
    let all = [back, alert, relaunched].flatMap(\.elements).compactMap(\.id)
    #expect(Set(all).count == all.count)
  }

  @Test func `a command takes an id, and one of another screen is refused`() async throws {
    let session = ClientSession(
      ["ids"], ["tap", "#e2"], ["fill", "#e4", "with", "#e4"], ["tap", "#e2"], ["choose", "Estonia", "for", "#e5"],
      ["set", "#e5", "Spain"], ["tap", "#e99"], ["tap", "#x"])

    let events = try await session.run(in: GuestsApp())

    #expect(
      events.compactMap(\.step) == [
        "tap \"Add a guest\"", "fill \"First name\" with \"#e4\"", "choose \"Estonia\" for \"Country\"",
        "choose \"Spain\" for \"Country\"",
      ])
    #expect(events.codes == ["no-such-id", "no-such-id", "no-action"])
  }

  // Catches a line that is taken for one of the shorter forms, such as a label.
  @Test func `a line of a journey is played as it is written`() async throws {
    let session = ClientSession(
      ["ids"], ["line", #"fill "PIN" with "4711"  # a comment"#], ["line", "# a comment"], ["line", "PIN 4711"],
      ["line", #"tap "Find"#])

    let events = try await session.run(in: SavingsApp())

    #expect(events.compactMap(\.step) == [#"fill "PIN" with "••••""#])
    #expect(events.filter { $0.event == .done }.map(\.command) == [2, 3])
    #expect(events.codes == ["unknown-word", "malformed-text"])
  }

  @Test func `options are sent once, and then named by their hash`() async throws {
    let session = ClientSession(
      ["options-once"], ["tap", "Add a guest"], ["fill", "First name", "with", "Ada"], ["look"])

    let events = try await session.run(in: GuestsApp())

    let fields = events.screens.compactMap { $0.element("Country") }
    #expect(events.map(\.event) == [.options, .screen, .done, .screen, .done, .options, .screen, .done, .end])
    #expect(events[0].options == Guest.countries && events[0].count == Guest.countries.count)
    #expect(Set(fields.map(\.optionsOf)) == [events[0].optionsOf] && events[0].optionsOf != nil)
    #expect(fields.allSatisfy { $0.options == nil && $0.optionCount == Guest.countries.count })
  }

  @Test func `options can be searched`() async throws {
    let session = ClientSession(
      ["ids"], ["tap", "Add a guest"], ["options", "Country", "bel"], ["options", "Country", "uk"],
      ["options", "Country", "nowhere"], ["options", "Nothing"], ["options", "#e4"])

    let events = try await session.run(in: GuestsApp())

    let found = events.filter { $0.event == .options }
    #expect(found.map(\.options) == [["Belgium"], ["Ukraine", "United Kingdom"], [], []])
    #expect(found.map(\.field) == ["Country", "Country", "Country", "First name"])
    #expect(events.codes == ["no-field"])
  }

  @Test func `the shown texts are beside the developers' forms`() async throws {
    let session = ClientSession(["shown"], ["fill", "Amount", "with", "1234.5"])

    let screen = try #require(try await session.run("--language", "de", in: SavingsApp()).screens.last)

    #expect(screen.title == "Savings" && screen.shown?.title == "Sparen")
    let amount = try #require(screen.element("Amount"))
    #expect(amount.value == "1234.5" && amount.shown?.field == "Betrag" && amount.shown?.value == "1234,5")
    #expect(screen.element("Find")?.shown?.field == "Suchen")
    #expect(screen.element("Stop")?.shown?.action == "Aufhören")
    #expect(screen.elements.first { $0.title == "Salary" }?.shown?.subtitle == "Jeden Monat")
    #expect(screen.element("First deposit")?.shown?.error == "Wählen Sie einen Werktag.")
  }

  @Test func `the details have the styles, purposes, sections and lists of elements`() async throws {
    let session = ClientSession(["details"], ["pull", "to", "refresh"], ["scroll", "down"])

    let screens = try await session.run(in: SavingsApp()).screens

    let (top, scrolled) = (screens[0], screens[1])
    #expect(top.element("Refreshed")?.style == "body")
    #expect(top.element("Interest")?.name == "RateChart")
    #expect(top.element("Amount")?.purpose == "amount" && top.element("Amount")?.keyboard?.keys == "decimal")
    #expect(top.element("Find")?.purpose == "search")
    let section = ["Goal", "Saved: 25 %", "Interest", "You can change it."].map { top.element($0)?.section }
    #expect(section == [1, 1, 1, 1] && top.element("Refreshed")?.section == nil)
    #expect(top.element("Deposit 1")?.list == 2 && top.element("Amount")?.list == nil)
    #expect(
      top.lists == [JSONList(list: 1, count: 0, first: 1, last: 0), JSONList(list: 2, count: 100, first: 1, last: 20)])
    #expect(scrolled.lists?.last == JSONList(list: 2, count: 100, first: 21, last: 40))
  }

  @Test func `an alert has the screen below it`() async throws {
    let session = ClientSession(
      ["below", "options-once"], ["tap", "Add a guest"], ["open", "guests://nowhere"], ["tap", "OK"])

    let screens = try await session.run(in: GuestsApp()).screens

    #expect(screens.map(\.below?.name) == ["Home", "Guest", "Home"])
    #expect(screens[1].below?.elements.map { $0.field ?? $0.action } == ["First name", "Country", "Save"])
    #expect(screens[1].below?.elements[1].options == nil)
  }

  @Test func `a client that connects later gets the flows that run`() async throws {
    let session = ClientSession(
      ["flows"], ["tap", "Add a guest"], ["look"], ["back"], ["look"], ["tap", "Add a guest"], ["kill"], ["relaunch"],
      ["look"])

    let events = try await session.run(in: GuestsApp())

    let flows = events.compactMap(\.flows)
    #expect(flows.map { $0.map(\.name) } == [["Root", "Guest"], ["Root"], ["Root", "Guest"]])
    #expect(flows[2].map(\.parent) == [nil, 1])
  }

  @Test func `one command sets a field of each kind`() async throws {
    let session = ClientSession(
      ["ids"], ["set", "Find", "x"], ["set", "Reminders", "off"], ["set", "Reminders", "off"],
      ["set", "First deposit", "2026-02-27"], ["set", "First deposit", "soon"], ["set", "Reminders", "x"],
      ["set", "Nothing", "x"])

    let events = try await session.run(in: SavingsApp())

    #expect(
      events.compactMap(\.step) == [
        "fill \"Find\" with \"x\"", "turn off \"Reminders\"", "fill \"First deposit\" with \"2026-02-27\"",
      ])
    #expect(events.codes == ["not-a-date", "field-is-switch", "no-field"])
    // A switch that has the value is left as it is.
    #expect(events.contains { $0.command == 4 && $0.event == .done && $0.step == nil })
  }

  @Test func `a client that shows the person's language sets values as the person types them`() async throws {
    for (features, amount) in [(["shown"], "1,234.5"), (["ids"], "1.234,5")] {
      let session = ClientSession(features, ["set", "Amount", "1.234,5"])
      let screen = try await session.run("--language", "de", in: SavingsApp()).screens.last
      #expect(screen?.element("Amount")?.value == amount)
    }
  }

  // Catches texts that differ in the developers' language, too.
  @Test func `in the developers' language nothing is shown otherwise`() async throws {
    let session = ClientSession(["shown"], ["fill", "Amount", "with", "12"], ["pull", "to", "refresh"])

    _ = try await session.run(in: SavingsApp())

    #expect(!session.console.output.contains("\"shown\":"))
  }

  @Test func `rows of a list come by their range, each list for itself`() async throws {
    let session = ClientSession(
      ["ids"], ["rows", "2", "41", "43"], ["rows", "2", "99", "120"], ["rows", "1", "1", "5"], ["rows", "3", "1", "2"],
      ["rows", "2", "0", "2"], ["rows", "2", "5", "4"], ["tap", "Deposit 42"])

    let events = try await session.run(in: SavingsApp())

    let rows = events.filter { $0.event == .rows }
    #expect(
      rows.map { $0.rows?.map(\.action) } == [
        ["Deposit 41", "Deposit 42", "Deposit 43"], ["Deposit 99", "Deposit 100"], [],
      ])
    #expect(rows.map(\.first) == [41, 99, 1] && rows.map(\.count) == [100, 100, 0] && rows.map(\.list) == [2, 2, 1])
    #expect(events.codes == ["no-such-list", "no-such-list", "no-such-list"])
    #expect(events.last { $0.event == .done }?.step == "tap \"Deposit 42\"")
  }

  // Catches rows that have the person's words from another list, and so none.
  @Test func `rows of a list have the words of the person beside the developers' forms`() async throws {
    let session = ClientSession(["shown"], ["rows", "2", "41", "42"])

    let events = try await session.run("--language", "de", in: SavingsApp())

    let rows = try #require(events.first { $0.event == .rows }?.rows)
    #expect(rows.map(\.action) == ["Deposit 41", "Deposit 42"])
    #expect(rows.map(\.shown?.action) == ["Einzahlung 41", "Einzahlung 42"])
  }
}
