import FlowHeadless
import FlowKit
import Testing

@testable import FlowPictures

@MainActor
struct StoryboardPageTests {
  private let app = FormApp()

  @Test func `a page has a heading per journey and screen, and valid links`() async throws {
    let first = try await app.chapter("# One\nfill \"Name\" with \"Ada\"\ntap \"Continue\"\nback\n")
    let second = try await FormApp().chapter("# Two\ntap \"Continue\"\n")

    let page = Storyboard(chapters: [first, second]).html(named: "Form")

    #expect(page.count(of: "<h1>") == 1)
    #expect(page.count(of: "<h2 ") == 2)
    #expect(page.count(of: "<h3 ") == 5)
    #expect(page.contains("<p>5 screens of 2 journeys, "))
    let targets = Set(page.values(of: "href=\"#"))
    let names = page.values(of: " id=\"")
    #expect(targets.count == 8 && targets.isSubset(of: names))
    #expect(Set(names).count == names.count)
    #expect(Set(page.values(of: "aria-labelledby=\"")).isSubset(of: names))
  }

  @Test func `a screen has the same content for a screen reader`() async throws {
    let chapter = try await app.chapter("fill \"Name\" with \"Ada\"\ntap \"Continue\"\n")

    let page = Storyboard(chapters: [chapter]).html(named: "Form")

    #expect(page.contains("<h4>Who are you?</h4>"))
    #expect(page.contains("<span class=\"label\">Name<span class=\"sr\">: </span></span>"))
    #expect(page.contains("<span class=\"value\">Ada</span>"))
    #expect(page.contains("<span class=\"sr\">, filled in here</span>"))
    #expect(page.contains("<span class=\"value empty\">empty</span><span class=\"sr\">, a choice</span>"))
    #expect(page.contains("<span class=\"sr\">Button </span>Continue<span class=\"sr\">, tapped here</span>"))
    #expect(page.contains("<span class=\"sr\">Button </span>Delete<span class=\"sr\">, disabled</span>"))
    #expect(page.contains("<span class=\"value\">7</span><span class=\"sr\">, fixed</span>"))
    #expect(page.contains("<p class=\"sr\">Ways out: back, swipe back</p>"))
    #expect(page.contains("<li class=\"step\">tap &quot;Continue&quot;</li>"))
    #expect(!page.contains("<nav aria-label=\"Journeys\">"))
  }

  @Test func `the text of a screen is escaped`() async throws {
    let chapter = try await app.chapter(
      "# <title>\n# <note>\nfill \"Name\" with \"<script>alert('&')</script>\"\nexpect text \"<b>\"\ntap \"Continue\"\n"
    )

    let page = Storyboard(chapters: [chapter]).html(named: "<app>")

    #expect(page.contains("<p>Two lines<br>of &lt;b&gt;text&lt;/b&gt;</p>"))
    #expect(page.contains("&lt;script&gt;alert(&#39;&amp;&#39;)&lt;/script&gt;"))
    for tag in ["<script", "<b>", "<title>&lt;app&gt;</title>\n<title", "<note>", "<app>"] {
      #expect(!page.contains(tag), "\(tag)")
    }
    #expect(page.contains("<title>Storyboard of &lt;app&gt;</title>"))
    #expect(page.contains("<h2 id=\"j1\" tabindex=\"-1\">&lt;title&gt;</h2>"))
  }

  @Test func `the page loads nothing`() async throws {
    let page = Storyboard(chapters: [try await app.chapter("tap \"Continue\"\n")]).html(named: "Form")

    for word in ["http:", "https:", "url(", "@import", "<link", "<img", "<script", "src="] {
      #expect(!page.contains(word), "\(word)")
    }
    #expect(page.contains("content=\"default-src 'none'; style-src 'unsafe-inline'\""))
  }

  @Test func `a full-screen modal is not a sheet, and a busy screen is marked`() {
    let window = HeadlessWindow(rootViewController: HeadlessNavigationController(root: OfficeScreen("Home")))
    let busy = HeadlessNavigationController(root: BusyScreen())
    window.present(busy, over: window.rootViewController, as: .fullScreen, animated: false)

    let phone = PhoneHTML(StoryFrame(lines: [], capture: ScreenCapture(window, of: FlowController()))).html

    #expect(phone.hasPrefix("<div class=\"phone\">"))
    #expect(phone.contains("<p class=\"work\">Busy</p>"))
  }

  @Test func `sheets, alerts, tabs, held swipes and an app that is not running have styles`() async throws {
    let visitor = await Visitor()
    try await visitor.tap("Write")
    let sheet = visitor.capture
    try await visitor.perform(.pullDown)
    let alert = visitor.capture
    try await visitor.tap("Throw away", "Stamps")
    try await visitor.perform(.swipeBack(.held))
    let captures = [sheet, alert, visitor.capture, ScreenCapture.inTab("One", of: ["One", "Two"]), nil]

    let phones = captures.map { PhoneHTML(StoryFrame(lines: [], capture: $0)).html }

    #expect(phones[0].hasPrefix("<div class=\"phone sheet\">"))
    #expect(phones[0].contains("class=\"grip\""))
    #expect(phones[0].contains("<span class=\"exit\" aria-hidden=\"true\">✕</span>"))
    #expect(phones[1].hasPrefix("<div class=\"phone alert\">"))
    #expect(phones[1].contains("class=\"button destructive\""))
    #expect(phones[2].hasPrefix("<div class=\"phone swiped\">"))
    #expect(phones[3].contains("<li class=\"selected\">One<span class=\"sr\">, selected</span></li><li>Two</li>"))
    #expect(phones[4] == "<div class=\"phone off\"><p>The app is not running.</p></div>")
  }
}

private final class BusyScreen: HeadlessViewController {
  override func viewDidLoad() { show("Busy", isBusy: true) }
}

extension String {
  /// Returns the text after each occurrence of a beginning, up to the quotation mark.
  fileprivate func values(of beginning: String) -> [String] {
    var values: [String] = []
    var rest = self[...]
    while let range = rest.firstRange(of: beginning) {
      rest = rest[range.upperBound...]
      values.append(String(rest.prefix { $0 != "\"" }))
    }
    return values
  }
}
