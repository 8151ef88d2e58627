/// A letter, which must be sent once.
final class Letter: Sendable {}

/// The world of the small app, which receives letters, and can hold a reply.
@MainActor
final class PostOffice {
  private(set) var letters: [Letter] = []
  /// The letters as they were when the rules were last prepared.
  private(set) var lettersToCheck: [Letter] = []
  private(set) var held: [CheckedContinuation<Void, Never>] = []
  var holdsNext = false
  /// Whether the next letter is lost.
  var losesNext = false
  /// Whether a reply was held since the post office was opened.
  private(set) var hasHeld = false

  init(_ letters: [Letter] = []) { self.letters = letters }

  func send(_ letter: Letter) async {
    if losesNext { losesNext = false } else { letters.append(letter) }
    guard holdsNext else { return }
    holdsNext = false
    hasHeld = true
    await withCheckedContinuation { held.append($0) }
  }

  func prepareForRules() { lettersToCheck = letters }

  func deliverReplies() {
    let held = held
    self.held = []
    for continuation in held { continuation.resume() }
  }
}

/// The durable data of the small app; after a kill, the app continues with a copy, which the killed process cannot change.
@MainActor
final class Disk {
  var draft = Draft()

  func copy() -> Disk {
    let copy = Disk()
    copy.draft = draft
    return copy
  }
}

/// An unfinished letter.
struct Draft: Equatable {
  var name = ""
  var text = ""
  var isChecking = false
}
