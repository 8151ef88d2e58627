/// What a journey needs of the app that it is played on.
@MainActor
public protocol JourneyHost: AnyObject {
  /// The person at the app's window; nobody while the app is not running.
  var driver: (any PersonDriver)? { get }
  /// What the last flow ended with, in a word or a sentence.
  var lastResult: String? { get }

  /// A link was opened on the device, whether or not the app is running.
  /// - Throws: why the app does not take it.
  func open(_ link: String) async throws(JourneyRefusal)

  /// The device's clock is moved on.
  func advanceClock(by duration: Duration) async

  /// The app is left in good order, if it runs, and started again.
  func relaunch() async

  /// The process is gone without a goodbye.
  func kill() async

  /// Does what one of the app's own phrases stands for.
  /// - Parameters:
  ///   - phrase: the phrase as the parser was given it.
  ///   - texts: the texts that stand for its `…`.
  /// - Throws: why that cannot be done.
  func perform(_ phrase: String, _ texts: [String]) async throws(JourneyRefusal)
}

/// Why the app does not do what a journey asks for.
public struct JourneyRefusal: Error, Equatable {
  /// The sentence that the journey's author reads.
  public let sentence: String

  /// A refusal for this reason.
  public init(_ sentence: String) {
    self.sentence = sentence
  }
}

extension JourneyHost {
  /// The window in front of the person, where it is one without a screen.
  public var headlessWindow: HeadlessWindow? { driver?.window as? HeadlessWindow }
}
