import FlowKit
import FlowSession
import Foundation

/// Shows SignIn for the calls that wait for it, in one scene at a time.
///
/// SignIn is above whatever the scene shows. It is no feature, and has no stored entry: after a kill, a call asks again.
@MainActor
final class SignInDesk {
  /// Starts the flow of SignIn in a scene, and returns a function that terminates it.
  typealias Start = @MainActor (Shell, @escaping @MainActor (Event) -> Void) -> Completion
  /// Starts the flow of SignIn above the lock, and reports whether it was left without a sign-in.
  typealias StartAboveLock =
    @MainActor (FlowContext<FlowOutcome<Never>>, _ onEnd: @escaping @MainActor (_ isCancelled: Bool) -> Void) -> Void

  enum Event {
    case shown
    /// It has reported, or the person has left it.
    case ended
    /// The program has taken it away, with the screen below it or with its scene.
    case removed
  }

  /// A call that waits.
  private struct Call {
    let number: Int
    /// The scene whose flow has made it; nil if none has, or if it is gone.
    private(set) weak var shell: Shell?
    let hasScene: Bool
    let continuation: CheckedContinuation<Bool, Never>

    init(_ number: Int, in shell: Shell?, _ continuation: CheckedContinuation<Bool, Never>) {
      self.number = number
      self.shell = shell
      hasScene = shell != nil
      self.continuation = continuation
    }

    /// Whether its flow has ended with its scene.
    @MainActor var isLost: Bool { hasScene && shell?.isRunning != true }
  }

  /// SignIn in a scene.
  private final class Showing {
    weak var shell: Shell?
    var wasShown = false
    var terminate: Completion = {}

    init(in shell: Shell) { self.shell = shell }
  }

  private let session: Session
  private let start: Start
  private let startAboveLock: StartAboveLock
  private let lock: AppLock?
  /// Weak, since a call that waits retains the desk.
  private weak var scenes: AppScenes?
  private var calls: [Call] = []
  private var callCount = 0
  private var showing: Showing?
  /// The scene in which SignIn was shown when everything of the person began to be forgotten.
  private weak var formerShell: Shell?
  private var covers: [WeakCover] = []
  /// When the person left the last scene; nil while one is active.
  private var leftAt: Date?

  private struct WeakCover { weak var cover: SceneCover? }

  init(
    for session: Session, in scenes: AppScenes, lock: AppLock?, startAboveLock: @escaping StartAboveLock,
    _ start: @escaping Start
  ) {
    self.session = session
    self.scenes = scenes
    self.lock = lock
    self.startAboveLock = startAboveLock
    self.start = start
    session.signInPresenter = self
    session.observe(self)
    if lock != nil { session.setLock(.locked) }
  }

  /// The state that no screen shows, as text: whether calls wait, which the end of SignIn makes or declines.
  var hiddenState: String { calls.isEmpty ? "" : "calls wait" }

  var inspection: ShellInspection.Session { ShellInspection.Session(session) }

  func readSessionAgain() async { await session.readAgain() }

  // MARK: The lock

  var isLocked: Bool { session.lock == .locked }

  func add(_ cover: SceneCover) {
    covers = covers.filter { $0.cover != nil } + [WeakCover(cover: cover)]
    session.observe(cover)
  }

  /// A scene is not active any more.
  func sceneDidResign() { if !isActive { leftAt = lock?.moment } }

  /// A scene becomes active: locks the app if it was left for too long.
  func sceneWillReturn() {
    if !isActive, let lock, let leftAt, lock.locks(leftAt: leftAt) { session.setLock(.locked) }
    leftAt = nil
  }

  private var isActive: Bool { covers.contains { $0.cover?.isActive == true } }

  func recognizesPerson() async -> Bool {
    await lock?.biometrics.recognizesPerson(because: LockFlow.reason) ?? false
  }

  func unlock() { session.setLock(.open) }

  /// Shows SignIn above the lock; the same person's sign-in unlocks, and another one's has forgotten the locked data.
  func startUnlocking(from context: FlowContext<FlowOutcome<Never>>) {
    startAboveLock(context) { [weak self] isCancelled in
      guard let self, !isCancelled, session.status.isValid else { return }
      // The calls below the lock do not need another sign-in.
      showing?.terminate()
      unlock()
    }
  }

  // MARK: Calls

  private func wait(_ number: Int, for shell: Shell?) async -> Bool {
    await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        calls.append(Call(number, in: shell, continuation))
        showForNextCall()
      }
    } onCancel: {
      Task { @MainActor in self.leave(number) }
    }
  }

  /// The flow of a call has ended; SignIn stays until the person decides.
  private func leave(_ number: Int) {
    decline(number)
    // Its scene may have been the one that SignIn has waited for.
    showForNextCall()
  }

  private func decline(_ number: Int) {
    guard let index = calls.firstIndex(where: { $0.number == number }) else { return }
    calls.remove(at: index).continuation.resume(returning: false)
  }

  private func endCalls(signedIn isSignedIn: Bool) {
    let ended = calls
    calls = []
    for call in ended { call.continuation.resume(returning: isSignedIn) }
  }

  // MARK: Showing

  /// Shows SignIn in the scene of the call that asked first, unless it is shown.
  private func showForNextCall() {
    for call in calls where call.isLost { decline(call.number) }
    guard showing == nil, let call = calls.first else { return }
    guard let shell = call.shell ?? scenes?.firstShell else { return endCalls(signedIn: false) }
    // A toolkit takes away what stands on an alert.
    guard !shell.isMovingOrAsking else {
      return shell.whenAtRestWithoutAlert { [weak self] in self?.showForNextCall() }
    }
    show(in: shell)
  }

  /// Shows SignIn in a scene because the person has asked for it, unless it is shown.
  func showForPerson(in shell: Shell) {
    guard !shell.isMovingOrAsking else {
      return shell.whenAtRestWithoutAlert { [weak self, weak shell] in
        if let shell { self?.showForPerson(in: shell) }
      }
    }
    show(in: shell)
  }

  private func show(in shell: Shell) {
    guard showing == nil else { return }
    let new = Showing(in: shell)
    showing = new
    outsideOfWork { new.terminate = start(shell) { [weak self] in self?.didHappen($0, to: new) } }
  }

  private func didHappen(_ event: Event, to one: Showing) {
    guard one === showing else { return }
    switch event {
    case .shown: one.wasShown = true
    case .ended: end(one)
    case .removed where session.status.isValid: end(one)
    case .removed:
      guard let shell = one.shell, shell.isRunning else {
        showing = nil
        return showForNextCall()
      }
      // A SignIn that cannot be shown would be started again and again.
      guard one.wasShown else { return end(one) }
      showing = nil
      show(in: shell)
    }
  }

  private func end(_ one: Showing) {
    showing = nil
    endCalls(signedIn: session.status.isValid)
    one.shell?.didEndSignIn()
  }
}

// MARK: - SignInPresenter

extension SignInDesk: SignInPresenter {
  func waitForSignIn() async -> Bool {
    guard !Task.isCancelled else { return false }
    let shell = FlowNode.ofCurrentWork.flatMap { scenes?.shell(of: $0) }
    callCount += 1
    let number = callCount
    return await waitingForPerson { await wait(number, for: shell) }
  }
}

// MARK: - SessionObserver

extension SignInDesk: SessionObserver {
  func sessionWillForgetPerson() {
    formerShell = showing?.shell
    endEverything()
  }

  private func endEverything() {
    showing = nil
    endCalls(signedIn: false)
    for shell in scenes?.shells ?? [] { shell.endEverything() }
  }

  func sessionDidForgetPerson(_ error: SessionError?) {
    if error == nil {
      // On a slow disk, the person has gone on meanwhile, such as to SignIn with the former e-mail address.
      endEverything()
      for shell in scenes?.shells ?? [] {
        shell.storePlace()
        // Nothing else reports the end of an account that had no session.
        if session.status == .none { shell.refreshHome() }
      }
    }
    // SignIn ended with the features, so it cannot say it.
    if let error {
      formerShell?.showNotice("You could not be signed in", message: error.sentence)
    } else if session.status.isValid {
      (formerShell ?? scenes?.firstShell)?.showNotice(
        "Another person has signed in",
        message: "Everything of the person before was removed from this device, and nothing that waited was done.")
    }
    formerShell = nil
  }

  func sessionDidChange(from former: SessionStatus) {
    for shell in scenes?.shells ?? [] {
      shell.refreshHome()
      if case .unreadable = former { shell.didLearnOwner() }
    }
  }
}

extension SessionStatus {
  fileprivate var isValid: Bool { if case .valid = self { true } else { false } }
}
