#if !canImport(UIKit)
  import FlowAppTesting
  import FlowHeadless
  import FlowKit
  import FlowProgram
  import FlowScreens
  import FlowUIKitRows
  import FlowUIKitStandIn
  import Testing

  /// A feature with parts that the templates lack: a form with a date, a secret and a switch, a progress, a row and a
  /// screen of a team's own, and a list of 10,000 items.
  @MainActor
  struct SavingsTests {
    private let journey = """
      # Saving for a boat
      expect row "Goal" shows "None"
      expect no text "Saved"

      # A date, a secret and a switch
      tap "Goal"
      tap "Save"
      expect error "Enter whole pounds." for "Amount"
      expect error "Choose a date." for "Due"
      fill "Amount" with "40000"
      fill "Due" with "2027-06-01"
      fill "PIN" with "4711"
      expect field "PIN" is "••••"
      turn on "Reminders"
      expect field "Reminders" is "on"
      tap "Save"

      # A row of the team's own, and a progress
      expect row "Goal" shows "40000 pounds by 2027-06-01"
      expect row "Saved" shows "25 %"
      pull to refresh
      expect text "Refreshed 1 times."

      # A screen of the team's own
      tap "Terms"
      expect screen "Terms"
      expect action "Agree" is disabled
      turn on "I have read this"
      tap "Agree"
      expect screen "Savings"

      # 10,000 items
      expect row "Deposit 10000" shows "1 pound"
      fill "Search" with "999"
      expect row "Deposit 9999" shows "1 pound"
      expect no text "Deposit 10000"
      fill "Search" with "none"
      expect text "Nothing was found."
      fill "Search" with ""

      # The same list after a search that finds nothing
      scroll to the end
      fill "Search" with "none"
      fill "Search" with ""
      expect row "Deposit 10000" shows "1 pound"
      scroll to the end
      scroll down
      expect row "Deposit 9900" shows "1 pound"
      fill "Search" with "none"
      fill "Search" with ""

      # To its end
      scroll down
      expect row "Deposit 9980" shows "1 pound"
      scroll to the end
      scroll to the end
      scroll to the end
      scroll to the end
      scroll to the end
      scroll to the end
      scroll to the end
      scroll to the end
      expect row "Deposit 1" shows "1 pound"
      scroll to the top
      expect row "Deposit 10000" shows "1 pound"
      """

    @Test func `its journey is the same on a phone and without a screen`() async throws {
      let headless = try await play(on: SavingsApp(HeadlessToolkit(), DeviceWindow.headless))
      let views: [String: @MainActor @Sendable () -> any CustomRowView] = ["ring": { RingView() }]

      for variants in [StandInVariants.all[0], StandInVariants.all[StandInVariants.all.count - 1]] {
        let phone = try await play(on: SavingsApp(UIKitToolkit(views: views), PhoneDriver.windows(variants)))

        #expect(phone.failure == nil)
        #expect(phone.transcript == headless.transcript)
      }
      #expect(headless.failure == nil)
    }

    // Catches a screen of the team's own that no toolkit shows.
    @Test func `a toolkit shows the screen of the team's own`() {
      let presenter = TermsPresenter(flow: SavingsFlow(.detached, pages: SavingsPages(toolkit: HeadlessToolkit())))

      #expect(SavingsPages(toolkit: UIKitToolkit()).makeTerms(presenter) is TermsScreen)
    }

    private func play(on app: SavingsApp) async throws -> JourneyReport {
      let journey = try JourneyParser().journey(named: "Savings", from: Array(journey.utf8))
      return await JourneyPlayer(host: app).play(journey)
    }
  }

  /// An app that is nothing but savings.
  @MainActor
  private final class SavingsApp: JourneyHost {
    let driver: (any PersonDriver)?
    let lastResult: String? = nil
    private let flows = FlowController(observer: nil)

    init(_ toolkit: any PageToolkit, _ makeWindow: DeviceWindow.Factory) {
      let window = makeWindow({ [flows] in await flows.idle() }, .developers)
      driver = window.driver
      flows.start(SavingsFlow(window.presentation, pages: SavingsPages(toolkit: toolkit))) { _, _ in }
    }

    func open(_ link: String) async throws(JourneyError) {}
    func advanceClock(by duration: Duration) async {}
    func relaunch() async {}
    func kill() async {}
    func perform(_ phrase: String, _ texts: [String]) async throws(JourneyError) {}
  }
#endif
