import FlowHeadless
import FlowKit
import FlowScreens

/// A flow that writes and sends a letter.
final class LetterFlow: Flow {
  let context: FlowContext<FlowOutcome<Letter>>
  private let app: SmallApp
  private let disk: Disk
  private let letter = Letter()
  private weak var nameScreen: PlainScreen?
  private weak var sentScreen: PlainScreen?
  private var problem: LocalizedText?
  /// Whether the person has continued without a name.
  private var hasFailed = false

  init(_ presentation: FlowPresentation, app: SmallApp) {
    context = FlowContext(presentation)
    self.app = app
    disk = app.disk
  }

  func didStart() {
    if app.bug == .startsWithoutScreen, disk.draft.name == "Bob" { return }
    showName()
    if disk.draft.isChecking, disk.draft.name != "" { showCheck() }
  }

  private func showName() {
    let screen = PlainScreen("Name") { [weak self] in
      if let self {
        FieldRow("To", disk.draft.name, error: problem) { [weak self] in self?.edit($0) }
        if app.bug == .losesTypedSum {
          FieldRow("Words", app.words) { [weak self] in
            self?.app.words = $0
            self?.nameScreen?.refresh()
          }
        }
        if app.bug == .keepsProblem, hasFailed { TextRow("Say to whom.", style: .error) }
        ButtonRow("Continue") { [weak self] in self?.showNextScreen() }
      }
    }
    nameScreen = screen
    // Asks on this screen only, and not on those above it.
    guard app.bug == .forgetsToAsk else { return context.show(screen) }
    context.show(screen, onLeave: { [weak self] in self?.ask($0) })
  }

  private func ask(_ attempt: LeaveAttempt) {
    guard !disk.draft.isChecking, !disk.draft.name.isEmpty else { return attempt.allow() }
    context.ask(Alert("Burn it?", choices: [.init("Burn", true)], cancel: .init("Keep", false))) { isSure in
      if isSure { attempt.allow() }
    }
  }

  private func edit(_ name: String) {
    disk.draft.name = name
    nameScreen?.refresh()
  }

  private func showNextScreen() {
    let toggles = app.bug == .togglesProblem && problem != nil
    problem = disk.draft.name.isEmpty && !toggles ? "Say to whom." : nil
    if problem != nil { hasFailed = true }
    nameScreen?.refresh()
    let isLong = disk.draft.name.count > 9
    guard problem == nil, !isLong || app.bug == .hangsOnLongNames else { return }
    if isLong { return context.scope.wait() }
    app.hasNamed = true
    showCheck()
  }

  private func showCheck() {
    disk.draft.isChecking = true
    let text =
      switch app.bug {
      case .losesTextOnKill: ""
      case .inventsInput where !app.hasNamed && disk.draft.text.isEmpty: "Dear"
      default: disk.draft.text
      }
    app.typed = text
    weak var shown: PlainScreen?
    let screen = PlainScreen("Check") { [weak self] in
      if let self {
        if app.bug == .remembersInMemory, app.hasNamed { "Nearly done" }
        let isShort = app.typed.count == 1 && (app.hasNamed || app.bug != .hidesErrors)
        FieldRow("Text", app.typed, error: isShort ? "Write more." : nil) { [weak self] in
          self?.app.typed = $0
          if self?.app.bug != .losesTextOnKill { self?.disk.draft.text = $0 }
          shown?.refresh()
        }
        ButtonRow("Send", isEnabled: shown?.isBusy != true) { [weak self] in self?.send(shown) }
        if app.bug == .labelsAlike, app.typed == "Hello" { ButtonRow("Send") {} }
      }
    }
    shown = screen
    context.show(
      screen,
      onLeave: { [weak self] attempt in
        if self?.app.bug == .clearsWhenAsked { self?.app.typed = "" }
        shown?.refresh()
        attempt.allow()
      }, onRemoved: { [weak self] in self?.leaveCheck() })
  }

  private func leaveCheck() {
    disk.draft.isChecking = false
    if app.bug == .clearsCoveredInput { edit("") }
    if app.bug == .losesTypedSum {
      app.words = ""
      nameScreen?.refresh()
    }
  }

  private func send(_ screen: PlainScreen?) {
    if app.bug == .acceptsLateReplies { return sendOutsideScope() }
    sentScreen = screen
    if app.bug != .sendsTwice { screen?.isBusy = true }
    screen?.refresh()
    if app.bug == .hangs, app.typed.isEmpty { return context.scope.wait() }
    context.scope.perform { [app, letter] in
      await app.post.send(letter)
    } then: { [weak self] in
      self?.didSend()
    }
  }

  private func sendOutsideScope() {
    Task {
      await app.post.send(letter)
      finish(.completed(letter))
    }
  }

  private func leaveBusy() {
    sentScreen?.isBusy = false
    sentScreen?.refresh()
  }

  private func didSend() {
    if app.bug == .staysBusy { return }
    if app.bug == .ignoresLateReplies, app.post.hasHeld { return leaveBusy() }
    finish(.completed(letter))
    if app.bug == .reportsTwice { finish(.completed(letter)) }
    if app.bug == .showsScreenAfterEnd { showName() }
  }
}

extension FlowScope {
  /// Starts work that nothing ends.
  func wait() {
    perform {
      await withUnsafeContinuation { (_: UnsafeContinuation<Void, Never>) in }
    } then: {
    }
  }
}
