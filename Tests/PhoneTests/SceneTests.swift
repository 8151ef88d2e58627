#if !canImport(UIKit)
  import FlowAppTesting
  import FlowHeadless
  import FlowPhone
  import FlowTesting
  import FlowUIKitStandIn
  import Foundation
  import Testing

  @testable import Phone

  /// The app in two windows, on shared stores.
  @MainActor
  struct SceneTests {
    private let phone: PhoneAppTest

    init() throws { phone = try PhoneAppTest() }

    // Catches a second window that continues the first one's feature.
    @Test func `a second window starts at home`() async throws {
      let first = await phone.connect("a")
      await first.open("appcore://profile")

      let second = await phone.connect("b")

      #expect(first.path == "Home / Personal details")
      #expect(second.path == "Home")
    }

    @Test func `a link opens in the window that has received it`() async throws {
      let (first, second) = (await phone.connect("a"), await phone.connect("b"))

      await second.open("appcore://profile")

      #expect(first.path == "Home")
      #expect(second.path == "Home / Personal details")
    }

    // Catches a draft that two windows write.
    @Test func `a feature whose draft is open in another window is not started: that window comes forward`()
      async throws
    {
      let (first, second) = (await phone.connect("a"), await phone.connect("b"))
      await first.open("appcore://profile")

      await second.open("appcore://profile")
      await second.open("https://appcore.example/business/new")

      #expect(second.path == "Home")
      #expect(phone.session("a").activationCount == 2)
    }

    // Catches two taps at the same moment, before the first is stored.
    @Test func `of two windows that start a feature at once, one starts it`() async throws {
      let (first, second) = (await phone.connect("a"), await phone.connect("b"))

      first.scene.open(try #require(URL(string: "appcore://profile")))
      second.scene.open(try #require(URL(string: "appcore://profile")))
      await first.settle()
      await second.settle()

      #expect(first.path == "Home / Personal details")
      #expect(second.path == "Home")
    }

    @Test func `if the other window cannot come forward, the person is notified`() async throws {
      let (first, second) = (await phone.connect("a"), await phone.connect("b"))
      await first.open("appcore://profile")
      phone.session("a").refusesActivation = true

      await second.open("appcore://profile")

      #expect(second.path == "Home / Alert")
      #expect(second.window.snapshot?.lines.first == "Finish it there, or close that window.")
    }

    // Catches a window that takes over the place of one that the system has not restored yet.
    @Test func `of two killed windows, one that is restored alone does not take the other's place`() async throws {
      let (first, second) = (await phone.connect("a"), await phone.connect("b"))
      await first.open("appcore://profile")
      withExtendedLifetime(second) {}
      phone.kill()

      let again = await phone.connect("b")
      await again.open("appcore://profile")
      let alone = again.path
      let restored = await phone.connect("a")

      #expect(alone == "Home")
      #expect(phone.session("a").activationCount == 1)
      #expect(restored.path == "Home / Personal details")
    }

    @Test(arguments: [["a", "b"], ["b", "a"]])
    func `two windows that were killed are restored, each in its place`(order: [String]) async throws {
      let (first, second) = (await phone.connect("a"), await phone.connect("b"))
      await first.open("appcore://profile")
      withExtendedLifetime(second) {}
      phone.kill()

      var paths: [String: String] = [:]
      var scenes: [PhoneSceneTest] = []
      for name in order {
        let scene = await phone.connect(name)
        paths[name] = scene.path
        scenes.append(scene)
      }

      #expect(paths == ["a": "Home / Personal details", "b": "Home"])
    }

    // Catches typed input that is lost with a window which the system has replaced.
    @Test func `a window that no longer exists leaves its place to the next one`() async throws {
      let first = await phone.connect("a")
      await first.open("appcore://profile")
      phone.kill()
      phone.session("a").discard()

      let next = await phone.connect("b")

      #expect(next.path == "Home / Personal details")
    }

    // Catches an identifier that both take: the bank executes each once, so that the second transfer would never be sent.
    @Test(arguments: [false, true])
    func `two transfers from two windows never share an id, also after a kill`(isKilled: Bool) async throws {
      var (first, second) = (await phone.connect("a"), await phone.connect("b"))
      try await first.perform(Self.openingAnAccount)
      await first.open(Self.transferLink)
      try await first.perform(Self.transferBeforeReview)
      if isKilled {
        phone.kill()
        (second, first) = (await phone.connect("b"), await phone.connect("a"))
      }

      try await first.perform([.tap("Confirm and send"), .tap("Done")])
      await second.open(Self.transferLink)
      try await second.perform(Self.transferBeforeReview + [.tap("Confirm and send"), .tap("Done")])

      let home = try #require(second.window.snapshot)
      let transfers = home.actions.map(\.label).filter { $0.hasPrefix("Open transfer-") }
      #expect(transfers.sorted() == ["Open transfer-1", "Open transfer-2"])
      #expect(home.lines.contains { $0.contains("9,800.00 GBP") })
    }

    // Catches a feature that nobody can open any more.
    @Test func `closing a window releases the drafts that are open in it`() async throws {
      let (first, second) = (await phone.connect("a"), await phone.connect("b"))
      await first.open("appcore://profile")
      phone.disconnect(first)

      phone.session("a").discard()
      phone.app.didDiscardSceneSessions([phone.session("a")])
      await second.settle()
      await second.open("appcore://profile")

      #expect(second.path == "Home / Personal details")
    }

    // Catches a link that is dropped because the app is still opening its stores.
    @Test func `a link that arrives before the launch has finished is opened then`() async throws {
      let link = try #require(URL(string: "appcore://profile"))

      let scene = await phone.connect("a", beforeLaunched: { $0.open(link) })

      #expect(scene.path == "Home / Personal details")
    }

    @Test(arguments: [["appcore://profile"], ["https://appcore.example/profile"]])
    func `a link in the connection options is opened, in both forms`(links: [String]) async throws {
      let urls = links.compactMap { URL(string: $0) }
      let options = UIScene.ConnectionOptions(
        urls: urls.filter { $0.scheme == "appcore" }, webpages: urls.filter { $0.scheme == "https" })

      let scene = await phone.connect("a", options: options)

      #expect(scene.path == "Home / Personal details")
    }

    // Catches a notification whose link is lost because the app is still opening its stores.
    @Test(arguments: [true, false])
    func `the link in a notification opens at a cold start, and in an app that runs`(isCold: Bool) async throws {
      let payload: [AnyHashable: Any] = ["aps": ["alert": "Complete your profile"], "link": "appcore://profile"]

      let scene = await phone.connect("a", beforeLaunched: { if isCold { $0.openLink(in: payload) } })
      if !isCold { scene.scene.openLink(in: payload) }
      await scene.settle()

      #expect(scene.path == "Home / Personal details")
    }

    @Test func `the key of a notification's link is the app's, and a payload without it opens nothing`() async throws {
      let payloads: [[AnyHashable: Any]] = [[:], ["link": 7], ["link": ""], ["url": "appcore://profile"]]
      let scene = await phone.connect("a")

      for payload in payloads { scene.scene.openLink(in: payload) }
      await scene.settle()
      let before = scene.path
      scene.scene.openLink(in: ["url": "appcore://profile"], key: "url")
      await scene.settle()

      #expect(before == "Home")
      #expect(scene.path == "Home / Personal details")
    }

    // Catches a second delivery of the same link, which would wait behind the first one with a notice.
    @Test func `a link that arrives twice before the launch opens once`() async throws {
      let link = try #require(URL(string: "appcore://profile"))

      let scene = await phone.connect(
        "a",
        beforeLaunched: {
          $0.open(link)
          $0.openLink(in: ["link": "appcore://profile"])
        })

      #expect(scene.path == "Home / Personal details")
    }

    @Test func `a universal link is opened from its activity, and other activities are ignored`() async throws {
      let scene = await phone.connect("a")
      let other = NSUserActivity(activityType: "com.example.other")
      other.webpageURL = URL(string: "https://appcore.example/profile")
      scene.scene.continue(other)
      await scene.settle()
      let before = scene.path

      let activity = NSUserActivity(activityType: NSUserActivityTypeBrowsingWeb)
      activity.webpageURL = URL(string: "https://appcore.example/profile")
      scene.scene.continue(activity)
      await scene.settle()

      #expect(before == "Home")
      #expect(scene.path == "Home / Personal details")
    }

    private static let openingAnAccount: [PersonAction] = [
      .tap("Open an account"), .fill("E-mail", with: "ada@example.com"), .tap("Continue"),
      .choose("United Kingdom", for: "Country"), .tap("Continue"), .tap("Personal"), .fill("First name", with: "Ada"),
      .fill("Last name", with: "Lovelace"), .fill("Date of birth", with: "1990-12-10"),
      .fill("Phone", with: "+44 20 7946 0958"), .fill("E-mail", with: "ada@example.com"), .tap("Continue"),
      .choose("United Kingdom", for: "Country"), .fill("First line", with: "12 St James's Square"),
      .fill("City", with: "London"), .fill("Postcode", with: "SW1Y 4JH"), .tap("Save"), .tap("Start"),
    ]
    private static let transferLink = "appcore://transfer/new?source=GBP&target=EUR&amount=100"
    private static let transferBeforeReview: [PersonAction] = [
      .tap("Continue"), .choose("Person", for: "Recipient is a"), .fill("Name", with: "Emmy Noether"),
      .fill("IBAN", with: "DE89370400440532013000"), .tap("Continue"),
    ]
  }

  extension PhoneSceneTest {
    fileprivate func perform(_ actions: [PersonAction]) async throws {
      for action in actions {
        try window.perform(action)
        await settle()
      }
    }
  }
#endif
