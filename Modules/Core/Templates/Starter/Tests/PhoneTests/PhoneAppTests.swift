#if !canImport(UIKit)
  import CompositionRoot
  import FlowAppTesting
  import FlowKit
  import FlowPhone
  import FlowTesting
  import Foundation
  import Phone
  import Testing

  /// The app as launched by an iOS app, with a database file.
  @MainActor
  struct PhoneAppTests {
    private let phone: PhoneAppTest

    init() throws { phone = PhoneAppTest(in: try TemporaryFolder()) { file in PhoneApp(dataAt: file) } }

    @Test func `a deep link opens its feature`() async {
      let scene = await phone.connect("a")
      #expect(scene.path == "Home")

      await scene.open("starter://welcome")

      #expect(scene.path == "Home / Name")
      #expect(scene.window.refusals == [])
    }

    @Test func `a second window starts at home, and does not start the feature of the first one`() async {
      let (first, second) = (await phone.connect("a"), await phone.connect("b"))
      await first.open("starter://welcome")

      await second.open("starter://welcome")

      #expect(second.path == "Home")
      #expect(phone.activationCount(of: "a") == 1)
    }

    /// Catches a translation that differs from the core's of the same text: the phone would show English.
    @Test func `the phone has each language of the app`() throws {
      for name in PhoneApp.languages.names { #expect(try PhoneApp.languages.language(named: name) != nil) }
    }

    /// Catches a language that iOS does not offer to the app, since `Info.plist` does not declare it.
    @Test func `the app declares its languages to iOS`() throws {
      let root = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../..").standardized
      let data = try Data(contentsOf: root.appending(path: "iOS/Info.plist"))
      let properties = try PropertyListSerialization.propertyList(from: data, format: nil) as? [String: Any]

      let declared = try #require(properties?["CFBundleLocalizations"] as? [String])
      // The core's catalogs have more languages than the app.
      let own = appCatalogs.filter { !$0.givesWay }.flatMap(\.languages)
      #expect(Set(declared) == Set(own + ["en"]))
    }
  }
#endif
