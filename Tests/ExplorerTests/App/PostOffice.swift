/// A letter, which is sent once.
final class Letter: Sendable {}

/// What is around the small app: it takes letters, and can hold a reply back.
@MainActor
final class PostOffice {
  private(set) var letters: [Letter] = []
  private(set) var held: [CheckedContinuation<Void, Never>] = []
  var holdsNext = false

  func send(_ letter: Letter) async {
    letters.append(letter)
    guard holdsNext else { return }
    holdsNext = false
    await withCheckedContinuation { held.append($0) }
  }

  func giveReplies() {
    let held = held
    self.held = []
    for continuation in held { continuation.resume() }
  }
}

/// What of the small app survives a kill; a process that is gone keeps a copy that nobody reads.
@MainActor
final class Disk {
  var draft = Draft()

  func copy() -> Disk {
    let copy = Disk()
    copy.draft = draft
    return copy
  }
}

/// A letter that was not sent.
struct Draft: Equatable {
  var name = ""
  var text = ""
  var isChecking = false
}
