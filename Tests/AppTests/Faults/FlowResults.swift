import FlowKit
import Foundation
import SandboxBank

@testable import App
@testable import FlowProgram
@testable import Transfer

/// Collects the results of the app's flows.
@MainActor
final class FlowResults: FlowObserver {
  /// The number of results of all flows.
  private(set) var count = 0
  private var told: [ToldMoney] = []

  func flow(_ node: FlowNode, did event: FlowEvent) {
    switch event {
    case .progressed(let progress as TransferProgress): note(progress, of: node.flow as? TransferFlow)
    case .reported(let result):
      count += 1
      if let result = result as? TransferFlowResult { note(result, of: node.flow as? TransferFlow) }
    default: break
    }
  }

  /// Returns the statements about money since the last call.
  func takeTold() -> [ToldMoney] {
    defer { told = [] }
    return told
  }

  private func note(_ progress: TransferProgress, of flow: TransferFlow?) {
    switch progress {
    case .created: if let transfer = flow?.draft.transfer { noteSent(transfer, "progress created") }
    }
  }

  private func note(_ result: TransferFlowResult, of flow: TransferFlow?) {
    switch result {
    case .created(let transfer): noteSent(transfer, "result created")
    case .pending(let id): told.append(ToldMoney(outcome: .unknown, words: "result pending", id: id.text))
    case .cancelled:
      // Of a later transfer, it says nothing about an earlier one.
      let id = flow?.draft.review.id.text
      told.append(ToldMoney(outcome: .notSent, words: Self.cancelled, id: id))
    }
  }

  private func noteSent(_ transfer: BankTransfer, _ words: String) {
    told.append(ToldMoney(outcome: .sent, words: words, id: transfer.customerTransactionID.text))
  }

  static let cancelled = "result cancelled"
}

extension Device {
  /// Makes a device with this data, and with ``FlowResults``; the app is not running yet.
  static func observed(dataAt file: URL) async throws -> Device {
    let context = DeviceContext(
      storage: .file(file), clock: DeviceClock(startingAt: DeviceClock.journeyStart),
      identifiers: DeviceIdentifiers(counting: false))
    let world = try await SandboxWorld(on: context, rates: .bundled())
    world.flowObserver = FlowResults()
    return Device(on: context, world: world)
  }

  /// The results of the flows on this device, if they are observed.
  var results: FlowResults? { (world as? SandboxWorld)?.flowObserver as? FlowResults }
}
