import Testing

@testable import FlowScaffold

struct RenamingTests {
  private let renaming = FeatureNames(
    feature: "TableBooking", screens: [Screen("GuestName")], uses: ["Garden"], result: "Promise"
  ).renaming()

  @Test(arguments: [
    ("FeedbackFlow", "TableBookingFlow"),
    ("makeFeedbackFlow", "makeTableBookingFlow"),
    ("case .feedback: feedbackDrafts", "case .tableBooking: tableBookingDrafts"),
    ("FeedbackReceipt FeedbackReceipts feedbackReceipt", "Promise TableBookingReceipts promise"),
    ("FeedbackOpinionScreen", "TableBookingGuestNameScreen"),
    ("opinion[.opinion] OpinionView", "guestName[.guestName] GuestNameView"),
    ("Opinions opinions opinionated", "Opinions opinions opinionated"),
    ("Feedbacks myopinion x1opinion", "Feedbacks myopinion x1opinion"),
    ("needsWelcome makeWelcomeFlow welcome", "needsGarden makeGardenFlow garden"),
    ("Welcomes welcomed", "Welcomes welcomed"),
  ])
  func `identifiers change by words of camel case`(old: String, new: String) {
    #expect(renamed(old, "A.swift") == new)
  }

  @Test(arguments: [
    (#"show("Feedback")"#, #"show("Table booking")"#),
    (#"show("Your feedback")"#, #"show("Your table booking")"#),
    (#"path == ["feedback"]"#, #"path == ["tableBooking"]"#),
    (#"play("Feedback/", "Garden/Feedback")"#, #"play("TableBooking/", "Garden/TableBooking")"#),
    ("// opens a feedback by garden://feedback", "// opens a table booking by garden://tableBooking"),
    (##"#"Feedback"#"##, ##"#"Table booking"#"##),
    (#""\(feedback) of Opinion""#, #""\(tableBooking) of Guest name""#),
    (#""FeedbackFlow \"Opinion\"""#, #""TableBookingFlow \"Guest name\"""#),
    (
      "/// Stores a feedback: `feedback`, ``FeedbackFlow``.",
      "/// Stores a table booking: `tableBooking`, ``TableBookingFlow``."
    ),
    ("let a = b // an opinion", "let a = b // an guest name"),
  ])
  func `a name in text becomes words`(old: String, new: String) {
    #expect(renamed(old, "A.swift") == new)
  }

  @Test func `each line of a multiline string is renamed like a string`() {
    let source = SourceText("f(\"\"\"\n  Feedback\n  \"\"\", Feedback.self)\n", path: "A.swift")

    #expect(source.lines.map { renaming($0) } == ["f(\"\"\"", "  Table booking", "  \"\"\", TableBooking.self)"])
  }

  @Test(arguments: [
    ("open garden://feedback", "open garden://tableBooking"),
    (#"tap "Feedback""#, #"tap "Table booking""#),
    ("# About feedback", "# About table booking"),
  ])
  func `quotes and comments of a journey are renamed as text`(old: String, new: String) {
    #expect(renamed(old, "a.journey") == new)
  }

  @Test(arguments: [
    ("TableBooking", "tableBooking", "Table booking"), ("URLPath", "urlPath", "URL path"),
    ("URL", "url", "URL"), ("Trip", "trip", "Trip"), ("Step2Go", "step2Go", "Step2 go"),
  ])
  func `a name is converted to a property's form, and to words`(name: String, property: String, title: String) {
    #expect(name.lowerCamel == property)
    #expect(name.title == title)
  }

  private func renamed(_ line: String, _ path: String) -> String {
    SourceText(line, path: path).lines.map { renaming($0) }.joined(separator: "\n")
  }
}
