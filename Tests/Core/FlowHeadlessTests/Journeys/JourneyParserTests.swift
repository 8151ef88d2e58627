import FlowHeadless
import Testing

struct JourneyParserTests {
  private static let parser = JourneyParser(appPhrases: ["server refuses with …", "rates"])

  @Test(
    arguments: [
      (#"tap "Continue""#, .action(.tap("Continue"))),
      (#"tap Continue"#, .action(.tap("Continue"))),
      (#"Tap “Send note”"#, .action(.tap("Send note"))),
      (#"fill "First name" with "Ada""#, .action(.fill("First name", with: "Ada"))),
      (#"fill "Note" with """#, .action(.fill("Note", with: ""))),
      (#"choose "Estonia" for "Country""#, .action(.choose("Estonia", for: "Country"))),
      ("back", .action(.back)),
      (#"back to "Home""#, .action(.backTo("Home"))),
      ("swipe back", .action(.swipeBack(.finished))),
      ("swipe back and let go early", .action(.swipeBack(.cancelled))),
      ("swipe back and hold", .action(.swipeBack(.held))),
      ("finish the swipe", .action(.finishSwipe)),
      ("let go early", .action(.cancelSwipe)),
      ("\tpull   down  # to the floor", .action(.pullDown)),
      (#"tap "Go" twice"#, .action(.tapTwice("Go"))),
      (#"tap "Go" and at once open notes://new"#, .atOnce(.tap("Go"), then: .open("notes://new"))),
      ("back and at once clock +1s", .atOnce(.back, then: .clock(.seconds(1)))),
      (#"select tab "Mail""#, .action(.selectTab("Mail"))),
      ("open notes://note/new?a=1&b=2#c", .open("notes://note/new?a=1&b=2#c")),
      ("clock +31m", .clock(.seconds(1860))),
      ("clock +1d2h3m4s", .clock(.seconds(93_784))),
      ("relaunch", .relaunch),
      ("kill", .kill),
      ("after Letters/completed", .after("Letters/completed")),
      (#"server refuses with "400""#, .app(phrase: "server refuses with …", texts: ["400"])),
      ("rates", .app(phrase: "rates", texts: [])),
    ] as [(String, JourneyStep)])
  func `parses each action`(line: String, step: JourneyStep) throws {
    #expect(try Self.parser.step(from: line) == step)
  }

  @Test(
    arguments: [
      (#"screen "Home""#, .screen("Home")),
      (#"title "Home, Ada""#, .title("Home, Ada")),
      (#"text "100.00 GBP""#, .text("100.00 GBP")),
      (#"field "Name""#, .field("Name")),
      (#"field "Name" is "Ada""#, .value("Ada", of: "Name")),
      (#"error"#, .error(nil, at: nil)),
      (#"error for "Name""#, .error(nil, at: "Name")),
      (#"error "Enter it.""#, .error("Enter it.", at: nil)),
      (#"error "Enter it." for "Name""#, .error("Enter it.", at: "Name")),
      (#"action "Go""#, .action("Go")),
      (#"action "Go" is enabled"#, .actionIsEnabled("Go", true)),
      (#"action "Go" is disabled"#, .actionIsEnabled("Go", false)),
      (#"option "Estonia" for "Country""#, .option("Estonia", of: "Country")),
      (#"tab "Mail""#, .tab("Mail")),
      (#"tab "Mail" is selected"#, .tabIsSelected("Mail")),
      (#"stack "Home > A / B""#, .stack("Home > A / B")),
      (#"result"#, .result(nil)),
      (#"result "completed""#, .result("completed")),
      (#"busy"#, .busy),
    ] as [(String, JourneyFact)])
  func `parses each expectation and its negation`(words: String, fact: JourneyFact)
    throws
  {
    #expect(try Self.parser.step(from: "expect \(words)") == .expect(fact, isNegated: false))
    #expect(try Self.parser.step(from: "expect no \(words)") == .expect(fact, isNegated: true))
    #expect(fact.description == words)
  }

  @Test(
    arguments: [
      (#"tpa "Continue""#, #"Line 1: "tpa" is not known here; the nearest known word is "tap"."#),
      (#"exepct screen "Home""#, #"Line 1: "exepct" is not known here; the nearest known word is "expect"."#),
      (#"expect scren "Home""#, #"Line 1: "scren" is not known here; the nearest known word is "screen"."#),
      (#"expect no filed "A""#, #"Line 1: "filed" is not known here; the nearest known word is "field"."#),
      (
        #"server refused with "1""#,
        #"Line 1: "refused" is not known here; the nearest known word is "refuses"."#
      ),
      (#"fill "A" "B""#, #"Line 1: "B" is not known here; expected with."#),
      (#"fill First name with Ada"#, #"Line 1: "name" is not known here; expected with."#),
      (#""tap" "A""#, nil),
      ("tap", #"Line 1: ends too early; expected "…"."#),
      ("swipe", "Line 1: ends too early; expected back."),
      (#"expect action "A" is"#, "Line 1: ends too early; expected enabled or disabled."),
      ("tap Send note", #"Line 1: "note" is not expected; put a text of several words in quotes."#),
      ("relaunch again", #"Line 1: "again" is not expected; put a text of several words in quotes."#),
      (#"tap "Continue"#, "Line 1: a text begins with a quotation mark and does not end with one."),
      (#"tap "a\"#, "Line 1: a text begins with a quotation mark and does not end with one."),
      (#"tap "a\q""#, #"Line 1: "\\q" is not known inside a text; write \", \\, \n, \t or \u{…}."#),
      (
        #"tap "\u{D800}""#, #"Line 1: "\\u{D800}" is not known inside a text; write \", \\, \n, \t or \u{…}."#
      ),
      ("clock 31m", #"Line 1: "31m" is not a duration; write +31m, or +1d2h3m4s."#),
    ] as [(String, String?)])
  func `describes the error in a line`(line: String, sentence: String?) throws {
    let error = try #require(throws: JourneySyntaxError.self) { try Self.parser.step(from: line) }

    if let sentence { #expect(error.description == sentence) }
  }

  @Test(
    arguments: [
      "+", "31m", "-31m", "+m", "+31", "+0s", "+1w", "+١m", "+99999999999999999999d", "+36526d", "+1m2",
    ])
  func `refuses text that is not a duration`(time: String) throws {
    #expect(throws: JourneySyntaxError(line: 1, reason: .notATime(time))) {
      try Self.parser.step(from: "clock \(time)")
    }
  }

  @Test(
    arguments: [
      "", "Ada", "\"", "\\", "a\nb\r\tc", "\u{0}\u{1B}[2J", "“quoted”", "# no comment", "é👩‍👩‍👧 \u{2028}",
    ])
  func `any input can be written and parsed again`(text: String) throws {
    let step = JourneyStep.action(.fill(text, with: text))

    #expect(try Self.parser.step(from: step.description) == step)
  }

  @Test(
    arguments: [
      PersonAction.tap("A"), .tapTwice("A"), .fill("A", with: "B"), .choose("A", for: "B"), .back, .backTo("A \"B\""),
      .swipeBack(.finished), .swipeBack(.cancelled), .swipeBack(.held), .finishSwipe, .cancelSwipe, .pullDown,
      .selectTab("to \\ A"),
    ])
  func `any action can be written and parsed again`(action: PersonAction) throws {
    #expect(try Self.parser.step(from: JourneyStep.action(action).description) == .action(action))
  }

  @Test func `a script has a title, comments, steps and their line numbers`() throws {
    let script = """
      \u{FEFF}# A person writes a note

      tap "Write"\r
      # and thinks better of it
      back   # closes the sheet
      """

    let journey = try Self.parser.journey(named: "file", from: Array(script.utf8))

    #expect(journey.title == "A person writes a note")
    #expect(journey.lines.map(\.number) == [3, 4, 5])
    #expect(
      journey.lines.map(\.content) == [
        .step(.action(.tap("Write"))), .comment("and thinks better of it"), .step(.action(.back)),
      ])
  }

  @Test func `a script without a title has its name as the title`() throws {
    let journey = try Self.parser.journey(named: "back.journey", from: Array("back\n# a note".utf8))

    #expect(journey.title == "back.journey")
    #expect(journey.lines.count == 2)
  }

  @Test func `only the first of several comments is the title`() throws {
    let journey = try Self.parser.journey(named: "file", from: Array("# First\n# Second\nback".utf8))

    #expect(journey.title == "First")
    #expect(journey.lines.map(\.content) == [.comment("Second"), .step(.action(.back))])
  }

  @Test func `a phrase of the app is written with its texts in order`() {
    let step = JourneyStep.app(phrase: "server sends … to …", texts: ["1", "2"])

    #expect(step.description == #"server sends "1" to "2""#)
  }
}
