package import FlowHeadless

/// Records the chapter of a journey while it is played.
///
/// Typed text belongs to the current frame; any other change of the screen begins a new frame.
package struct StoryboardRecorder {
  private var frames: [StoryFrame]
  /// The lines since the last frame.
  private var lines: [StoryFrame.Line] = []
  /// A capture of the visible screen, after prerequisite journeys.
  private var capture: ScreenCapture?
  /// The number of the line that requires other journeys.
  private var prerequisiteLine: Int?

  /// Creates a recorder with the first capture.
  package init(at capture: ScreenCapture?) {
    frames = [StoryFrame(lines: [], capture: capture)]
    self.capture = capture
  }

  /// Records a played line, and the resulting capture.
  package mutating func record(_ line: Journey.Line, after: ScreenCapture?) {
    switch line.content {
    case .comment(let comment):
      begin()
      lines.append(.comment(comment))
      prerequisiteLine = line.number
    // The steps of a required journey have the number of the line that requires it.
    case .step where line.number == prerequisiteLine: break
    case .step(let step):
      begin()
      record(step.masked(on: capture?.screen), after)
    }
    capture = after
  }

  /// Returns the chapter, after all lines were played.
  package func chapter(named name: String, title: String) -> Storyboard.Chapter {
    var whole = self
    whole.begin()
    if whole.lines.contains(where: \.isStep) {
      whole.frames.append(StoryFrame(lines: whole.lines, capture: whole.capture))
    }
    return Storyboard.Chapter(name: name, title: title, frames: whole.frames)
  }

  private var last: Int { frames.count - 1 }

  /// Begins a frame with the result of required journeys.
  private mutating func begin() {
    guard capture != frames[last].capture else { return }
    if frames.count == 1, frames[last].facts.isEmpty, !lines.contains(where: \.isStep) {
      frames[last] = StoryFrame(lines: lines, capture: capture)
      lines = []
    } else {
      show(capture)
    }
  }

  private mutating func record(_ step: JourneyStep, _ after: ScreenCapture?) {
    if case .expect(let fact, let isNegated) = step {
      return frames[last].facts.append(isNegated ? "no \(fact)" : "\(fact)")
    }
    if case .action(.tap(let label)) = step, !lines.contains(where: \.isStep) { frames[last].tapped = label }
    if let label = step.filledLabel, let after, after.id == frames[last].capture?.id, frames[last].acceptsInput {
      if !frames[last].filled.contains(label) { frames[last].filled.append(label) }
      frames[last].capture = after
      return
    }
    lines.append(.step(step))
    if after != frames[last].capture { show(after) }
    if let label = step.filledLabel { frames[last].filled.append(label) }
  }

  private mutating func show(_ capture: ScreenCapture?) {
    frames.append(StoryFrame(lines: lines, capture: capture))
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
  fileprivate var acceptsInput: Bool { tapped == nil && capture?.screen.fields.allSatisfy { $0.error == nil } == true }
}

extension JourneyStep {
  /// The field that the person has filled in.
  fileprivate var filledLabel: String? {
    switch self {
    case .action(.fill(let label, _)), .fillSecret(let label, _), .action(.paste(_, let label)),
      .action(.suggest(_, let label)),
      .action(.choose(_, let label)), .action(.turn(let label, _)):
      label
    case .action, .open, .atOnce, .clock, .relaunch, .kill, .language, .region, .expect, .after, .app: nil
    }
  }
}

/// Played journeys: their screens, and the steps between them.
package struct Storyboard: Equatable, Sendable {
  /// One journey.
  package struct Chapter: Equatable, Sendable {
    package let name: String
    package let title: String
    /// The frames, in order.
    package let frames: [StoryFrame]
  }

  /// The journeys, in the order in which they were played.
  package let chapters: [Chapter]

  package init(chapters: [Chapter]) {
    self.chapters = chapters
  }
}

/// A screen of a storyboard, in its last state.
package struct StoryFrame: Equatable, Sendable {
  /// A line of a journey before a screen.
  package enum Line: Equatable, Sendable {
    /// A comment of the journey's author.
    case comment(String)
    case step(JourneyStep)
  }

  /// The lines since the previous screen.
  package internal(set) var lines: [Line]
  /// The capture; nil while the app was not running.
  package internal(set) var capture: ScreenCapture?
  /// The labels of the fields that the person has filled in.
  package internal(set) var filled: [String] = []
  /// The label of the last tapped element.
  package internal(set) var tapped: String?
  /// The fulfilled expectations.
  package internal(set) var facts: [String] = []
}
