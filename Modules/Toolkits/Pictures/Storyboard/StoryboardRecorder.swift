public import HeadlessUI

/// Records the chapter of a journey while it is played.
///
/// Typed text belongs to the current frame; any other change of the screen begins a new frame.
public struct StoryboardRecorder {
  private var frames: [StoryFrame]
  /// The lines since the last frame.
  private var lines: [StoryFrame.Line] = []
  /// The current sight, after prerequisite journeys.
  private var sight: Sight?
  /// The number of the line that requires other journeys.
  private var preludeLine: Int?

  /// Creates a recorder with the first sight.
  public init(at sight: Sight?) {
    frames = [StoryFrame(lines: [], sight: sight)]
    self.sight = sight
  }

  /// Records a played line, and the resulting sight.
  public mutating func record(_ line: Journey.Line, after: Sight?) {
    switch line.content {
    case .note(let note):
      begin()
      lines.append(.note(note))
      preludeLine = line.number
    // The steps of a required journey have the number of the line that requires it.
    case .step where line.number == preludeLine: break
    case .step(let step):
      begin()
      record(step, after)
    }
    sight = after
  }

  /// Returns the chapter, after all lines were played.
  public func chapter(named name: String, title: String) -> Storyboard.Chapter {
    var whole = self
    whole.begin()
    if whole.lines.contains(where: \.isStep) { whole.frames.append(StoryFrame(lines: whole.lines, sight: whole.sight)) }
    return Storyboard.Chapter(name: name, title: title, frames: whole.frames)
  }

  private var last: Int { frames.count - 1 }

  /// Begins a frame with the result of required journeys.
  private mutating func begin() {
    guard sight != frames[last].sight else { return }
    if frames.count == 1, frames[last].facts.isEmpty, !lines.contains(where: \.isStep) {
      frames[last] = StoryFrame(lines: lines, sight: sight)
      lines = []
    } else {
      show(sight)
    }
  }

  private mutating func record(_ step: JourneyStep, _ after: Sight?) {
    if case .expect(let fact, let isNegated) = step {
      return frames[last].facts.append(isNegated ? "no \(fact)" : "\(fact)")
    }
    if case .act(.tap(let label)) = step, !lines.contains(where: \.isStep) { frames[last].tapped = label }
    if let label = step.filledLabel, let after, after.id == frames[last].sight?.id, frames[last].isCalm {
      if !frames[last].filled.contains(label) { frames[last].filled.append(label) }
      frames[last].sight = after
      return
    }
    lines.append(.step(step))
    if after != frames[last].sight { show(after) }
    if let label = step.filledLabel { frames[last].filled.append(label) }
  }

  private mutating func show(_ sight: Sight?) {
    frames.append(StoryFrame(lines: lines, sight: sight))
    lines = []
  }
}

extension StoryFrame.Line {
  fileprivate var isStep: Bool {
    if case .step = self { true } else { false }
  }
}

extension StoryFrame {
  /// Whether more input can be added to the frame: nothing was tapped, and no error is shown.
  fileprivate var isCalm: Bool { tapped == nil && sight?.screen.fields.allSatisfy { $0.error == nil } == true }
}

extension JourneyStep {
  /// The field that the person has filled in.
  fileprivate var filledLabel: String? {
    switch self {
    case .act(.fill(let label, _)), .act(.choose(_, let label)): label
    case .act, .open, .clock, .relaunch, .kill, .expect, .after, .app: nil
    }
  }
}
