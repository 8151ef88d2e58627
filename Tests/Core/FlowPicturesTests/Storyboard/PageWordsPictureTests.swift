import FlowKit
import Foundation
import Testing

@testable import FlowHeadless
@testable import FlowPictures

/// The words of a page in a storyboard.
@MainActor
struct PageWordsPictureTests {
  private func phone(_ tapped: String? = nil) -> String {
    PhoneHTML(StoryFrame(lines: [], capture: capture, tapped: tapped)).html
  }

  private var capture: ScreenCapture? {
    ScreenCapture(
      HeadlessWindow(rootViewController: HeadlessNavigationController(root: EveryWordScreen())), of: FlowController())
  }

  @Test(
    arguments: [
      "<p class=\"title\">Your plan</p>", "<p class=\"heading\">This year</p>",
      "<p>Each month, you put something aside.</p>",
      "<p class=\"note\">Interest", "<p class=\"error\">The bank", "<p class=\"section\">Goal</p>",
      "<p class=\"remark\">You can",
      "<span style=\"width: 25%\"></span>", "<span class=\"track unknown\" aria-hidden=\"true\"></span>",
      "<span class=\"view\" aria-hidden=\"true\">RateChart</span>", "Image: </span>A piggy bank with a coin</p>",
      "<div class=\"field search\">",
      "<span class=\"value empty\">Search</span>",
      "<span class=\"value\">••••</span><span class=\"sr\">, hidden</span>",
      "<span class=\"value\">2026-11-23</span><span class=\"sr\">, a date</span><span class=\"error\">Choose a working day.</span>",
      "<span class=\"value\">on</span><span class=\"sr\">, a switch</span><span class=\"switch on\" aria-hidden=\"true\"></span>",
      "<span class=\"switch off\"", "<span class=\"subtitle\">From your current account</span>",
      "<span class=\"value\">£ 1,250.00</span>", "<span class=\"badge\">3</span>",
      "<span class=\"symbol\" aria-hidden=\"true\"></span>",
      "<p class=\"position\">1-20 of 100</p>", "<p class=\"nothing heading\">No goals yet</p>",
      "<p class=\"nothing\">A goal tells", "<div class=\"button main\">", "<div class=\"button destructive\">",
      "<div class=\"button cancel\">", "Pull to refresh</p>",
    ])
  func `draws each word`(markup: String) { #expect(phone().contains(markup)) }

  @Test func `marks a tapped item`() {
    #expect(phone("Salary").contains("<div class=\"item tapped\">"))
    #expect(phone("Salary").contains("<span class=\"sr\">, tapped here</span>"))
    #expect(phone("Deposit 3").contains("<div class=\"item disabled\">"))
  }

  @Test func `a switch is filled in, and a secret is not in the lines of a journey`() async throws {
    let screen = HeadlessWindow(rootViewController: EveryWordScreen())
    let before = ScreenCapture(screen, of: FlowController())
    var recorder = StoryboardRecorder(at: before)
    try screen.perform(.turn("Reminders", on: false))
    recorder.record(
      Journey.Line(.action(.turn("Reminders", on: false))), after: ScreenCapture(screen, of: FlowController()))
    recorder.record(Journey.Line(.action(.tap("Save"))), after: ScreenCapture(screen, of: FlowController()))
    recorder.record(
      Journey.Line(.action(.fill("PIN", with: "4711"))), after: ScreenCapture(screen, of: FlowController()))

    let page = Storyboard(chapters: [recorder.chapter(named: "words", title: "Words")]).html(named: "Words")

    if let path = ProcessInfo.processInfo.environment["STORYBOARD"] {
      try Data(page.utf8).write(to: URL(filePath: path))
    }
    #expect(page.contains("<div class=\"field toggle filled\">"))
    #expect(!page.contains("4711"))
  }

  // Catches a storyboard whose marks are lost in another language, since a journey names labels in the developers'.
  @Test func `a storyboard has the person's texts, and marks the elements that the journey names`() throws {
    let german = Language("de", translations: ["Salary": "Gehalt", "PIN": "Geheimzahl", "Savings": "Sparen"])
    let window = HeadlessWindow(
      rootViewController: HeadlessNavigationController(root: EveryWordScreen()), language: german)
    var frame = StoryFrame(lines: [], capture: ScreenCapture(window, of: FlowController()), tapped: "Salary")
    frame.filled = ["PIN"]

    let html = PhoneHTML(frame).html

    #expect(html.contains("<div class=\"glass\" lang=\"de\">") && html.contains("<h4>Sparen</h4>"))
    #expect(html.contains(" filled\"><span class=\"label\">Geheimzahl"))
    #expect(html.contains("<div class=\"item tapped\">") && html.contains("<span>Gehalt</span>"))
    #expect(!html.contains("Salary"))
  }

  @Test func `a phone grows with the text, so that long words fit`() {
    #expect(StoryboardStyle.css.contains("--phone: calc(125px + 7.8125rem)"))
    #expect(!StoryboardStyle.css.contains("width: 250px"))
  }

  @Test func `the text of a page has the size that the reader has chosen`() {
    let sizes = StoryboardStyle.css.components(separatedBy: "@media print")[0].matches(of: /font-size: ([^;}]*)/)

    #expect(sizes.count > 20)
    for size in sizes {
      let value = size.1.trimmingCharacters(in: .whitespaces)
      #expect(value.hasSuffix("rem") || value == "inherit", "\(value)")
    }
  }
}

extension Journey.Line {
  fileprivate init(_ step: JourneyStep) {
    self.init(number: 1, content: .step(step))
  }
}
