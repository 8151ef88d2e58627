import Testing

@testable import Scaffold

struct RenamingTests {
  private let renaming = FeatureNames(
    feature: "MoneyRequest", screens: ["PayeeName"], uses: ["Business"], result: "Promise"
  ).renaming()

  @Test(arguments: [
    ("FeedbackFlow", "MoneyRequestFlow"),
    ("makeFeedbackFlow", "makeMoneyRequestFlow"),
    ("case .feedback: feedbackDrafts", "case .moneyRequest: moneyRequestDrafts"),
    ("FeedbackReceipt FeedbackReceipts feedbackReceipt", "Promise MoneyRequestReceipts promise"),
    ("FeedbackOpinionScreen", "MoneyRequestPayeeNameScreen"),
    ("opinion[.opinion] OpinionView", "payeeName[.payeeName] PayeeNameView"),
    ("Opinions opinions opinionated", "Opinions opinions opinionated"),
    ("Feedbacks myopinion x1opinion", "Feedbacks myopinion x1opinion"),
    ("needsProfile makeProfileFlow profile", "needsBusiness makeBusinessFlow business"),
    ("Profiles profiled", "Profiles profiled"),
  ])
  func `identifiers change by words of camel case`(old: String, new: String) {
    #expect(renamed(old, "A.swift") == new)
  }

  @Test(arguments: [
    (#"show("Feedback")"#, #"show("Money request")"#),
    (#"show("Your feedback")"#, #"show("Your money request")"#),
    (#"path == ["feedback"]"#, #"path == ["moneyRequest"]"#),
    (##"#"Feedback"#"##, ##"#"Money request"#"##),
    (#""\(feedback) of Opinion""#, #""\(moneyRequest) of Payee name""#),
    (#""FeedbackFlow \"Opinion\"""#, #""MoneyRequestFlow \"Payee name\"""#),
    (
      "/// Stores a feedback: `feedback`, ``FeedbackFlow``.",
      "/// Stores a money request: `moneyRequest`, ``MoneyRequestFlow``."
    ),
    ("let a = b // an opinion", "let a = b // an payee name"),
  ])
  func `what a person reads becomes words`(old: String, new: String) {
    #expect(renamed(old, "A.swift") == new)
  }

  @Test func `a string of several lines is a string in each`() {
    let source = SourceText("f(\"\"\"\n  Feedback\n  \"\"\", Feedback.self)\n", path: "A.swift")

    #expect(source.lines.map { renaming($0) } == ["f(\"\"\"", "  Money request", "  \"\"\", MoneyRequest.self)"])
  }

  @Test func `in the manifest strings are names`() {
    #expect(renamed(#"name: "Feedback""#, "Package.swift") == #"name: "MoneyRequest""#)
  }

  @Test(arguments: [
    ("open appcore://feedback", "open appcore://moneyRequest"),
    (#"tap "Feedback""#, #"tap "Money request""#),
    ("# About feedback", "# About money request"),
  ])
  func `in a journey quotes and notes are for a person`(old: String, new: String) {
    #expect(renamed(old, "a.journey") == new)
  }

  @Test(arguments: [
    ("MoneyRequest", "moneyRequest", "Money request"), ("VATNumber", "vatNumber", "VAT number"),
    ("VAT", "vat", "VAT"), ("Loan", "loan", "Loan"), ("Step2Go", "step2Go", "Step2 go"),
  ])
  func `a name has a property's form, and words`(name: String, property: String, title: String) {
    #expect(name.lowerCamel == property)
    #expect(name.title == title)
  }

  private func renamed(_ line: String, _ path: String) -> String {
    SourceText(line, path: path).lines.map { renaming($0) }.joined(separator: "\n")
  }
}
