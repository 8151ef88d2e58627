public import FlowHeadless

/// The phrases of journeys for the disk of every device.
enum DevicePhrase: String, CaseIterable {
  case saveFails = "next save fails"
  case saveIsUnknown = "next save is not confirmed"
  case saveIsHeld = "next save is held"
  case saveEnds = "the held save ends"

  var step: JourneyStep { .app(phrase: rawValue, texts: []) }
}

extension JourneyRefusal {
  /// The refusal of held replies on several threads, where they cannot be told from slow ones.
  public static let heldOnThreads = JourneyRefusal(
    "Replies can be held only in journeys that are played in memory, on one thread.")
}
