#if !canImport(UIKit)
  import FlowKit
  import FlowScreens
  import FlowUIKit
  import FlowUIKitStandIn
  import Onboarding
  import Testing

  @testable import FlowUIKitRows

  /// Contents that are made outside of their feature, as previews and snapshot tests make them.
  @MainActor
  struct ContentTests {
    // Catches a content that only its own presenter can make: the parts of the feature in it are public.
    @Test func `a screen shows a content that was made by hand, before and after its view is loaded`() throws {
      let screen = RowsScreen<DoneContent>("Done") { content in
        Page(LocalizedText(verbatim: content.profileName), isBusy: content.isBusy) { "\(verbatim: content.email)" }
      }
      screen.display(DoneContent(email: "ada@example.org", profileName: "Ada Lovelace", accountType: .personal))
      #expect(screen.viewIfLoaded == nil)

      _ = screen.view
      let label = try #require(screen.list.views.first as? TextRowView).label
      #expect(label.text == "ada@example.org")

      screen.display(
        DoneContent(email: "a@example.org", profileName: "Ada", accountType: .personal, isBusy: true))
      #expect(label.text == "a@example.org")
      #expect(screen.title == "Ada" && screen.isBusy)
    }
  }
#endif
