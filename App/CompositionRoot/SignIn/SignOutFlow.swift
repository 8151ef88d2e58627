package import FlowKit
import Transfer

/// Asks whether the person really signs out, and names the losses.
///
/// Signing out ends it with everything else: until then, nothing else begins.
@MainActor
final class SignOutFlow: Flow {
  let context: FlowContext<FlowOutcome<Never>>

  private let makeAlert: @MainActor () async -> Alert<Bool>
  private let signOut: @MainActor () async -> Void

  init(
    _ presentation: FlowPresentation, makeAlert: @escaping @MainActor () async -> Alert<Bool>,
    signOut: @escaping @MainActor () async -> Void
  ) {
    context = FlowContext(presentation)
    self.makeAlert = makeAlert
    self.signOut = signOut
  }

  func didStart() {
    context.scope.perform { [makeAlert] in
      await makeAlert()
    } then: { [weak self] alert in
      self?.ask(alert)
    }
  }

  private func ask(_ alert: Alert<Bool>) {
    context.ask(alert) { [weak self] isConfirmed in
      if isConfirmed { self?.confirm() } else { self?.finish(.cancelled) }
    }
  }

  /// If the person cannot be forgotten, nothing else ends it.
  private func confirm() {
    context.scope.perform { [signOut] in
      await signOut()
    } then: { [weak self] in
      self?.finish(.cancelled)
    }
  }
}

extension SignOutFlow {
  /// - Parameters:
  ///   - pending: The transfers whose outcome is not known; nil if that cannot be read.
  ///   - absence: Why the bank does not have the account or its latest changes; nil if it has them.
  static func alert(pending: [TransferIntent]?, absence: LocalizedText?) -> Alert<Bool> {
    var sentences: [LocalizedText] = [
      "Your details, your businesses and your drafts are removed from this device. Backups that you have made stay."
    ]
    if let absence { sentences.append(absence) }
    if pending == nil { sentences.append("This device cannot read whether a transfer is pending.") }
    for intent in pending ?? [] {
      sentences.append(
        """
        \(intent.quote.source) to \(intent.recipient.details.name): the bank's answer is not known, and this device would \
        not ask again.
        """)
      sentences.append(SignOutTexts.mayStillBeSent)
    }
    let isHarmless = pending?.isEmpty == true && absence == nil
    let out: LocalizedText = isHarmless ? "Sign out" : "Sign out anyway"
    return Alert(
      SignOutTexts.title, message: LocalizedText(sentences), choices: [.init(out, true, isDestructive: true)],
      cancel: .init(SignOutTexts.stay, false))
  }
}

/// The texts by which the rules of explorations recognize the question.
package enum SignOutTexts {
  package static let title: LocalizedText = "Sign out?"
  package static let stay: LocalizedText = "Stay"
  /// The end of the sentence about each pending transfer.
  package static let mayStillBeSent: LocalizedText = "It may still be sent."
}
