import FlowHeadless

/// The device of a session, and the journey so far.
///
/// In a repeatable session the device can be made anew: the journey so far, played again, leads to the same state.
@MainActor
final class SessionHost {
  /// The purpose for which a device is made.
  enum Purpose {
    case session
    /// To see where something leads: its flows are not reported.
    case trial
  }

  typealias MakeDevice = @MainActor (Purpose) async throws(UsageError) -> Device

  /// A step that was performed.
  private struct PlayedStep {
    var step: JourneyStep
    let isSecret: Bool
    /// The name of the screen that it led to.
    var screenName: String?
    let edit: Edit?
  }

  /// A text for a field, which the next text for the field replaces while the screen is the same; a step back replaces all screens.
  private struct Edit {
    let field: String
    weak var screen: HeadlessViewController?

    func isReplaced(by next: Edit) -> Bool { field == next.field && screen != nil && screen === next.screen }
  }

  private(set) var device: Device
  /// Whether the journey so far is being played again.
  private(set) var isReplaying = false
  private let makeDevice: MakeDevice?
  private let title: String
  /// The settings with which the device was made, as steps.
  private let beginning: [JourneyStep]
  private let firstScreenName: String?
  private var played: [PlayedStep] = []

  /// - Parameters:
  ///   - device: The device, on which the app was launched.
  ///   - title: The title of the journey.
  ///   - beginning: The settings with which the device was made, as steps.
  ///   - makeDevice: Makes the same device anew; nil if the session cannot be repeated.
  init(_ device: Device, title: String, beginning: [JourneyStep] = [], makeDevice: MakeDevice? = nil) {
    self.device = device
    self.title = title
    self.beginning = beginning
    self.makeDevice = makeDevice
    firstScreenName = device.driver?.window.snapshot?.name
  }

  var isRepeatable: Bool { makeDevice != nil }

  /// The number of steps that can be undone.
  var stepCount: Int { played.count }

  /// The journey so far as text, which leads to the same state when it is played; secrets are named, if the world has them.
  var journey: String {
    var recorder = JourneyRecorder(title: title)
    for (index, step) in beginning.enumerated() {
      recorder.record(step, screenName: index == beginning.count - 1 ? firstScreenName : nil)
    }
    if beginning.isEmpty { recorder.expectScreen(named: firstScreenName) }
    for step in played {
      recorder.record(step.step, screenName: step.screenName, isSecret: step.isSecret, secrets: device.secrets)
    }
    return recorder.text
  }

  /// Plays a step, and adds it to the journey so far if it was performed.
  func play(_ step: JourneyStep) async throws(StepError) {
    let isSecret = device.masked(step) != step
    let field = device.isUndisturbed && !isSecret ? step.filledField : nil
    let edit = field.map { Edit(field: $0, screen: device.headlessWindow?.topViewController) }
    do throws(StepError) {
      try await JourneyPlayer(host: device).play(step)
    } catch {
      if error.wasDone { add(step, isSecret: isSecret, nil) }
      throw error
    }
    add(step, isSecret: isSecret, edit)
  }

  private func add(_ step: JourneyStep, isSecret: Bool, _ edit: Edit?) {
    let name = device.driver?.window.snapshot?.name
    if let edit, played.last?.edit?.isReplaced(by: edit) == true { played.removeLast() }
    played.append(PlayedStep(step: step, isSecret: isSecret, screenName: name, edit: edit))
  }

  /// Plays the journey so far again without its last steps, on a new device; nothing if there are not so many.
  /// - Returns: The defects that the end of the former device has revealed.
  func undo(_ count: Int = 1) async throws(UsageError) -> [String] {
    guard let makeDevice, count > 0, played.count >= count else { return [] }
    isReplaying = true
    defer { isReplaying = false }
    let known = device.defects.count
    await device.quit()
    let defects = Array(device.defects.dropFirst(known))
    device = try await makeDevice(.session)
    played.removeLast(count)
    await replay(on: device)
    return defects
  }

  /// Returns the name of the screen to which an action leads, tried on a new device after the journey so far.
  func destination(of action: PersonAction) async throws(UsageError) -> String? {
    guard let makeDevice else { return nil }
    let trial = try await makeDevice(.trial)
    await replay(on: trial)
    try? await JourneyPlayer(host: trial).play(.action(action))
    let name = trial.driver?.window.snapshot?.name
    await trial.quit()
    return name
  }

  private func replay(on device: Device) async {
    // A step that violated a rule does so again.
    for played in played { try? await JourneyPlayer(host: device).play(played.step) }
  }
}

extension JourneyStep {
  /// The field that it fills in with a text.
  fileprivate var filledField: String? {
    if case .action(.fill(let label, _)) = self { label } else { nil }
  }
}

extension StepError {
  /// Whether the step was performed, but its result is wrong.
  var wasDone: Bool {
    switch self {
    case .violated, .deadEnd: true
    case .notRunning, .refusedAction, .refusedByApp, .expectationFailed, .prerequisiteNotInserted: false
    }
  }
}
