import FlowKit
import FlowScreens
import FlowSession
import FlowTesting
import Foundation
import Synchronization

@testable import FlowShell

/// The cover of a window of the app.
@MainActor
final class CoverTest {
  private(set) var cover: SceneCover?
  private(set) var windows: [TestWindow] = []
  let toolkit = RecordingToolkit()
  private let app: SignInTest
  private let recorder = FlowRecorder()

  var misuses: [FlowMisuse] { recorder.misuses }
  var events: [String] { recorder.events }

  init(_ app: SignInTest, window index: Int = 0) {
    self.app = app
    guard let shell = app.windows[index].shell else { return }
    cover = SceneCover(of: shell, observer: recorder) { [weak self, toolkit] _ in
      let window = TestWindow(pace: FlowTests.pace)
      self?.windows.append(window)
      return SceneCover.Window(window.pushing, toolkit: toolkit) {}
    }
  }

  func settle() async {
    for _ in 1...3 {
      for window in windows { window.settle() }
      await app.settle()
    }
  }
}

/// The biometrics of a test, and its clock.
final class TestBiometrics: Biometrics {
  private struct State {
    var recognizes = true
    var isHeld = false
    var questionCount = 0
    var now = Date(timeIntervalSince1970: 1_000_000)
    var held: [CheckedContinuation<Bool, Never>] = []
  }

  private let state = Mutex(State())

  var recognizes: Bool {
    get { state.withLock(\.recognizes) }
    set { state.withLock { $0.recognizes = newValue } }
  }
  /// Whether questions wait for ``answer(_:)``.
  var isHeld: Bool {
    get { state.withLock(\.isHeld) }
    set { state.withLock { $0.isHeld = newValue } }
  }
  var questionCount: Int { state.withLock(\.questionCount) }
  var now: Date { state.withLock(\.now) }

  func pass(_ seconds: Int) { state.withLock { $0.now += TimeInterval(seconds) } }

  func answer(_ isRecognized: Bool) {
    let held = state.withLock { state in
      defer { state.held = [] }
      return state.held
    }
    for continuation in held { continuation.resume(returning: isRecognized) }
  }

  func recognizesPerson(because reason: LocalizedText) async -> Bool {
    let isHeld = state.withLock { state in
      state.questionCount += 1
      return state.isHeld
    }
    guard isHeld else { return recognizes }
    return await withCheckedContinuation { continuation in state.withLock { $0.held.append(continuation) } }
  }
}
