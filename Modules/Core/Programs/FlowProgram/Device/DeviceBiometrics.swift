import FlowKit
import FlowShell
import Synchronization

/// The biometrics of a simulated device, which answer at once; a phrase of journeys makes them refuse.
final class DeviceBiometrics: Biometrics {
  private let recognizes = Mutex(true)

  var isRecognizing: Bool { recognizes.withLock(\.self) }

  func setRecognizing(_ isRecognizing: Bool) { recognizes.withLock { $0 = isRecognizing } }

  func recognizesPerson(because reason: LocalizedText) async -> Bool { isRecognizing }

  /// The difference between states, as text.
  var digestText: String { isRecognizing ? "" : "refusing" }
}
