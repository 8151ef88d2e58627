import FlowKit
import FlowScreens
import FlowSession

/// Unlocks the app: by the device's biometrics, or else by a sign-in of the same person.
///
/// It never finishes: its window goes when the session is unlocked.
final class LockFlow: Flow {
  let context: FlowContext<FlowOutcome<Never>>

  private let toolkit: any PageToolkit
  private let desk: SignInDesk
  private var isAsking = false {
    didSet { view?.display(isAsking) }
  }
  private weak var view: (any ScreenView<Bool>)?

  init(_ presentation: FlowPresentation, in toolkit: any PageToolkit, at desk: SignInDesk) {
    context = FlowContext(presentation)
    self.toolkit = toolkit
    self.desk = desk
  }

  /// Why the person is asked.
  static let reason: LocalizedText = "Unlock the app to see your data."

  func didStart() {
    let screen = toolkit.makeLock { [weak self] in self?.unlock() }
    view = screen
    screen.display(isAsking)
    context.show(screen, animated: false)
  }

  /// Asks who the person is, unless they are being asked.
  func unlock() {
    guard !isAsking, context.subflows.isEmpty else { return }
    isAsking = true
    context.scope.perform { [desk] in
      await desk.recognizesPerson()
    } then: { [weak self] isRecognized in
      self?.isAsking = false
      if isRecognized { self?.desk.unlock() } else { self?.signIn() }
    }
  }

  private func signIn() {
    desk.startUnlocking(from: context)
  }
}

extension PageToolkit {
  fileprivate func makeLock(onUnlock: @escaping @MainActor () -> Void) -> any ScreenView<Bool> {
    screen("Locked") { isAsking in
      Page("The app is locked", isBusy: isAsking) {
        LockFlow.reason
        ButtonRow("Unlock", role: .main, isEnabled: !isAsking, onTap: onUnlock)
      }
    }
  }
}
