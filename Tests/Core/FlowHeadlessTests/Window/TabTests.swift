import FlowHeadless
import FlowKit
import Testing

@MainActor
struct TabTests {
  @Test func `the rendered screen shows the tabs and the selected one`() async {
    let desk = await TabsDesk()

    #expect(ScreenRenderer().render(desk.window.snapshot) == "== Posts ==\n  (*) Feed   ( ) Mail\n")
    #expect(desk.window.snapshot?.tabs.map(\.title) == ["Feed", "Mail"])
    #expect(desk.window.snapshot?.tabs.map(\.isSelected) == [true, false])
  }

  @Test func `screens in a hidden tab stay loaded, and in the list of screens`() async throws {
    let desk = await TabsDesk()
    #expect(desk.stack == "Tabs [Feed: Posts] (Mail: Inbox)")

    try await desk.driver.perform(.selectTab("Mail"))
    await desk.show("Letter", by: desk.mail)

    #expect(desk.stack == "Tabs (Feed: Posts) [Mail: Inbox > Letter]")
    #expect(desk.window.viewControllers.map(\.screenName) == ["Tabs", "Posts", "Inbox", "Letter"])
    #expect(desk.window.viewControllers.filter { !$0.isViewLoaded }.isEmpty)
    #expect(desk.recorder.events == [])
  }

  @Test func `a screen on a hidden stack is loaded when it first becomes visible`() async throws {
    let desk = await TabsDesk()
    let inbox = desk.window.viewControllers.last as? PlainScreen
    #expect(inbox?.loads == 0)

    try await desk.driver.perform(.selectTab("Mail"))
    try await desk.driver.perform(.selectTab("Feed"))
    try await desk.driver.perform(.selectTab("Mail"))

    #expect(inbox?.loads == 1)
  }

  @Test func `going back in a tab stops at its first screen`() async throws {
    let desk = await TabsDesk()
    await desk.show("Post", by: desk.feed)
    await desk.show("Letter", by: desk.mail)

    try await desk.driver.perform(.back)

    #expect(desk.stack == "Tabs [Feed: Posts] (Mail: Inbox > Letter)")
    await #expect(throws: ActionError.noExit(.back)) { try await desk.driver.perform(.back) }
  }

  @Test func `a tap on the selected tab goes back to its first screen`() async throws {
    let desk = await TabsDesk()
    await desk.show("Post", "Comments", by: desk.feed)

    try await desk.driver.perform(.selectTab("Feed"))

    #expect(desk.stack == "Tabs [Feed: Posts] (Mail: Inbox)")
    #expect(desk.recorder.events == ["Posts: lost Comments", "Posts: lost Post"])
  }

  @Test func `a tap on the selected tab asks the screens that it would remove`() async throws {
    let desk = await TabsDesk()
    var attempts: [LeaveAttempt] = []
    desk.feed.context.show(PlainScreen("Post"), onLeave: { attempts.append($0) })
    await desk.driver.settle()

    try await desk.driver.perform(.selectTab("Feed"))

    #expect(attempts.count == 1)
    #expect(desk.stack == "Tabs [Feed: Posts > Post] (Mail: Inbox)")
  }

  @Test func `a covered tab cannot be selected`() async {
    let desk = await TabsDesk()
    await #expect(throws: ActionError.noTab("Mails", nearest: "Mail")) {
      try await desk.driver.perform(.selectTab("Mails"))
    }
    await desk.show("Settings", by: desk.flow)

    await #expect(throws: ActionError.noTab("Mail", nearest: nil)) {
      try await desk.driver.perform(.selectTab("Mail"))
    }

    #expect(desk.stack == "Tabs [Feed: Posts] (Mail: Inbox) > Settings")
  }

  @Test func `a busy screen prevents selecting another tab`() async {
    let desk = await TabsDesk()
    let form = FormScreen()
    form.isBusy = true
    desk.feed.context.show(form)
    await desk.driver.settle()

    await #expect(throws: ActionError.busy) { try await desk.driver.perform(.selectTab("Mail")) }
  }

  @Test func `a screen with other tabs is not a dead end`() async {
    let desk = await TabsDesk()
    desk.flow.context.present(HeadlessTabBarController([]), as: .fullScreen) {}
    await desk.driver.settle()
    #expect(desk.window.snapshot?.isDeadEnd == true)

    let stacks = ["One", "Two"].map {
      (title: LocalizedText(verbatim: $0), stack: HeadlessNavigationController(root: PlainScreen($0)))
    }
    desk.flow.context.present(HeadlessTabBarController(stacks), as: .fullScreen) {}
    await desk.driver.settle()

    #expect(desk.window.snapshot?.isDeadEnd == false)
  }

  @Test func `going back pops the innermost visible stack`() throws {
    let desk = Desk()
    let feed = HeadlessNavigationController(root: PlainScreen("Posts"))
    let tabs = HeadlessTabBarController([("Feed", feed)])
    desk.window.push(tabs, onto: desk.navigation, animated: false)
    desk.window.push(PlainScreen("Post"), onto: feed, animated: false)

    try desk.window.perform(.back)
    desk.window.turn()

    #expect(desk.stack == "Home > Tabs [Feed: Posts]")
  }

  @Test func `of tabs with equal titles, the first of the inner tab bar is selected`() throws {
    let desk = Desk()
    let inner = HeadlessTabBarController(
      ["Mail", "Same", "Same"].map { ($0, HeadlessNavigationController(root: PlainScreen("Inner"))) })
    let outer = HeadlessTabBarController([
      ("Feed", HeadlessNavigationController(root: inner)),
      ("Same", HeadlessNavigationController(root: PlainScreen("Outer"))),
    ])
    desk.window.push(outer, onto: desk.navigation, animated: false)

    try desk.window.perform(.selectTab("Same"))

    #expect(inner.selectedIndex == 1)
    #expect(outer.selectedIndex == 0)
  }
}
