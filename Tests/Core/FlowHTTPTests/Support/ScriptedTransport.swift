import FlowHTTP
import Foundation
import Synchronization

/// A transport without a network, which gives the next of its answers.
final class ScriptedTransport: HTTPTransport {
  enum Step: Sendable {
    case answer(HTTPAnswer)
    case error(HTTPTransportError)
    /// Never answers, and ends when it is cancelled.
    case silence
  }

  private struct State {
    var steps: [Step]
    var messages: [HTTPMessage] = []
  }

  private let state: Mutex<State>
  private let onSend: @Sendable () -> Void

  /// - Parameters:
  ///   - steps: The answers, in order; the last one again and again.
  ///   - onSend: Called when a message is sent, before its answer.
  init(_ steps: Step..., onSend: @escaping @Sendable () -> Void = {}) {
    state = Mutex(State(steps: steps))
    self.onSend = onSend
  }

  var messages: [HTTPMessage] { state.withLock(\.messages) }

  func send(_ message: HTTPMessage, limit: Int) async throws(HTTPTransportError) -> HTTPAnswer {
    let step = state.withLock { state in
      state.messages.append(message)
      return state.steps.count > 1 ? state.steps.removeFirst() : state.steps[0]
    }
    onSend()
    switch step {
    case .answer(let answer): return answer
    case .error(let error): throw error
    case .silence:
      for await _ in AsyncStream<Never>.makeStream().stream {}
      throw .cancelled
    }
  }
}

extension ScriptedTransport.Step {
  static func status(_ status: Int, _ fields: HTTPFields = ["Content-Type": "application/json"]) -> Self {
    .answer(HTTPAnswer(status: status, fields: fields))
  }

  static let done = Self.answer(
    HTTPAnswer(status: 200, fields: ["Content-Type": "application/json; charset=utf-8"], body: .init("{}".utf8)))
}
