import FlowHeadless
import FlowKit
import FlowScreens

/// The root flow, from which letters are written and pages are read.
final class HomeFlow: Flow {
  let context: FlowContext<FlowOutcome<Never>>
  private let app: SmallApp
  private let disk: Disk
  private weak var home: PlainScreen?
  private var isWriting = false
  private var kept: [LetterFlow] = []
  private var hasErased = false

  init(_ presentation: FlowPresentation, app: SmallApp) {
    context = FlowContext(presentation)
    self.app = app
    disk = app.disk
  }

  func didStart() {
    let screen = PlainScreen("Home") { [weak self] in
      if let self {
        if !app.post.letters.isEmpty { "You have written." }
        if app.days > 0 { "\(app.days) days" }
        if app.world.hasLetters { ButtonRow("Write") { [weak self] in self?.write() } }
        ButtonRow("About") { [weak self] in self?.showAbout() }
      }
    }
    home = screen
    context.show(screen)
    if disk.draft.isChecking, app.bug != .losesPlaceOnKill { write() }
    if app.bug == .restoresTwice, disk.draft.isChecking { write(again: true) }
  }

  func refresh() { home?.refresh() }

  func open() {
    if app.bug == .losesLinkDuringSwipe, app.host.headlessWindow?.isSwiping == true { return }
    if app.bug == .losesLinkDuringPush, app.host.headlessWindow?.isInTransition == true { return }
    app.openedLinks += 1
    if app.bug == .presentsUnderModal, let home, home.presentedViewController != nil {
      home.window?.present(PlainScreen("Link") { ButtonRow("Fine") {} }, over: home)
    } else {
      write()
    }
  }

  private func write(again: Bool = false) {
    guard !isWriting || again || app.bug == .startsTwice else { return }
    isWriting = true
    let flow = LetterFlow(context.presenting(.sheet), app: app)
    if app.bug == .leaksLetterFlow { kept.append(flow) }
    context.start(flow) { [weak self] result, dismisser in
      self?.isWriting = false
      self?.disk.draft = Draft()
      dismisser.dismiss()
      self?.home?.refresh()
    }
  }

  private func showAbout() {
    if app.bug == .hidesState { app.taps += 1 }
    if app.taps == 3 { return }
    let page = PlainScreen("About") { [weak self] in
      "Letters, since 1840."
      if self?.app.bug == .loopsWithoutExit { ButtonRow("More") { [weak self] in self?.showTour("Tour") } }
      if self?.app.bug == .ignoresTaps { ButtonRow("More") {} }
      if self?.app.bug == .hasDeadEnd { ButtonRow("More") { [weak self] in self?.showEnd() } }
      if self?.app.bug == .showsForeignScreen { ButtonRow("More") { [weak self] in self?.showForeign() } }
      if self?.app.world == .questions { ButtonRow("Erase") { [weak self] in self?.ask(to: "Erase") } }
      if self?.app.hasSecondQuestion == true { ButtonRow("Burn") { [weak self] in self?.ask(to: "Burn") } }
    }
    context.show(page)
  }

  private func ask(to destroy: String) {
    let question = Alert(
      "\(verbatim: destroy) all letters?",
      choices: [.init(LocalizedText(verbatim: destroy), true, isDestructive: true)], cancel: .init("Keep", false))
    context.ask(question) { [weak self] isSure in
      if isSure, self?.app.bug != .ignoresAnswers { self?.hasErased = true }
    }
  }

  private func showTour(_ name: String) {
    let next = name == "Tour" ? "Detour" : "Tour"
    let page = PlainScreen(name) { [weak self] in
      ButtonRow(LocalizedText(verbatim: next)) { [weak self] in self?.showTour(next) }
    }
    context.show(page, replacingStack: true)
  }

  private func showEnd() {
    context.present(PlainScreen("End") { "Nothing follows." }, as: .fullScreen) {}
  }

  private func showForeign() {
    guard let window = app.headlessWindow, let root = window.rootViewController as? HeadlessNavigationController else {
      return
    }
    window.push(PlainScreen("Foreign") { ButtonRow("Fine") {} }, onto: root)
  }
}
