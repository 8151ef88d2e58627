import FlowHeadless
import FlowKit
import Testing

@MainActor
struct TabStackTests {
  @Test func `showing a screen on a hidden stack is not animated`() async {
    let desk = await TabsDesk()

    desk.mail.context.show(PlainScreen("Letter"))

    #expect(!desk.window.isInTransition)
    #expect(desk.stack == "Tabs [Feed: Posts] (Mail: Inbox > Letter)")
  }

  @Test func `showing a screen in covered tabs is not animated`() async {
    let desk = await TabsDesk()
    await desk.show("Settings", by: desk.flow)

    desk.feed.context.show(PlainScreen("Post"))

    #expect(!desk.window.isInTransition)
    #expect(desk.stack == "Tabs [Feed: Posts > Post] (Mail: Inbox) > Settings")
  }

  @Test func `removing a screen from a hidden stack is not animated`() async {
    let desk = await TabsDesk()

    desk.mail.dismisser?.dismiss(animated: true)

    #expect(!desk.window.isInTransition)
    #expect(desk.stack == "Tabs [Feed: Posts] (Mail)")
  }

  @Test func `a modal is removed with a screen in the visible tab, and not with one in a hidden tab`() async {
    let desk = await TabsDesk()
    let modal = WalkFlow(desk.flow.context.presenting(.sheet), first: PlainScreen("Sheet"))
    modal.start(in: nil, or: desk.root)
    await desk.driver.settle()
    let inbox = desk.mail.context.node.viewControllers[0]

    desk.mail.context.goBack(to: inbox)
    await desk.driver.settle()
    #expect(desk.stack == "Tabs [Feed: Posts] (Mail: Inbox) / Sheet")
    desk.mail.dismisser?.dismiss()
    await desk.driver.settle()
    #expect(desk.stack == "Tabs [Feed: Posts] (Mail) / Sheet")
    desk.feed.dismisser?.dismiss()
    await desk.driver.settle()

    #expect(desk.stack == "Tabs [Feed] (Mail)")
  }

  @Test func `a hidden screen cannot present`() async {
    let desk = await TabsDesk()
    let screens = desk.window.viewControllers

    desk.window.present(PlainScreen("Modal"), over: screens[2])
    #expect(desk.window.violations.map(\.rule) == [.hostNotInWindow])
    await desk.show("Settings", by: desk.flow)
    desk.window.present(PlainScreen("Modal"), over: screens[1])

    #expect(desk.window.violations.map(\.rule) == [.hostNotInWindow, .hostNotInWindow])
  }

  @Test func `a tab that does not exist is not selected`() throws {
    let tabs = HeadlessTabBarController([(title: "One", stack: HeadlessNavigationController(root: PlainScreen("A")))])
    let window = HeadlessWindow(rootViewController: tabs)

    window.select(1, of: tabs)

    #expect(tabs.selectedIndex == 0)
    #expect(window.topViewController?.screenName == "A")
  }

  @Test func `a stack can be in one tab bar only`() {
    let stack = HeadlessNavigationController(root: PlainScreen("A"))
    let first = HeadlessTabBarController([(title: "One", stack: stack)])

    let second = HeadlessTabBarController([(title: "Two", stack: stack)])

    #expect(second.stacks.isEmpty)
    #expect(stack.tabBarController === first)
  }

  @Test func `screens in nested tabs are removed separately, and reported bottom first`() async {
    let desk = await TabsDesk()
    let group = WalkFlow(.detached, first: nil)
    group.start(in: desk.flow, or: desk.root)
    let inner = WalkFlow(desk.feed.context.pushing, first: PlainScreen("Post"))
    inner.start(in: group, or: desk.root)
    let tabs = inner.context.showTabs(["Left", "Right"])
    WalkFlow(tabs.stacks[1], first: PlainScreen("R")).start(in: group, or: desk.root)
    WalkFlow(desk.mail.context.pushing, first: PlainScreen("Letter")).start(in: group, or: desk.root)
    await desk.driver.settle()
    #expect(desk.stack == "Tabs [Feed: Posts > Post > Tabs [Left] (Right: R)] (Mail: Inbox > Letter)")
    desk.recorder.forget()

    group.dismisser?.dismiss()
    await desk.driver.settle()

    #expect(desk.stack == "Tabs [Feed: Posts] (Mail: Inbox)")
    let lost = desk.recorder.events.filter { $0.contains("lost") }.map { $0.split(separator: " ").last }
    #expect(lost.filter { $0 != "Letter" } == ["R", "Tabs", "Post"])
    #expect(desk.window.violations == [])
  }
}
