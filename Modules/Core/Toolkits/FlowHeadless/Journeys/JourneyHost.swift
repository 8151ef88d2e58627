/// An app, on its device, that journeys can be played on.
@MainActor
public protocol JourneyHost: AnyObject {
  /// The driver of the app's window; nil while the app is not running.
  var driver: (any PersonDriver)? { get }
  /// The driver's window, if it is a headless one.
  var headlessWindow: HeadlessWindow? { get }
  /// The result of the last flow, as a word or a sentence.
  var lastResult: String? { get }

  /// The secrets of the world by name, such as the passwords of the people that a service knows.
  var secrets: [String: String] { get }

  /// The reason why the app may never come to rest by itself, although nothing happens any more; nil if there is none.
  var restProblem: JourneyError? { get }

  /// Opens a link on the device, whether or not the app is running.
  /// - Throws: The reason why the app refuses it.
  func open(_ link: String) async throws(JourneyError)

  /// Advances the device's clock.
  func advanceClock(by duration: Duration) async

  /// Ends the app properly, if it is running, and launches it again.
  func relaunch() async

  /// Ends the process without warning.
  func kill() async

  /// Changes the language of the device, which ends the app, if it is running, and launches it again.
  /// - Parameter name: The language, such as `de`.
  /// - Throws: The reason why the device does not have it.
  func changeLanguage(to name: String) async throws(JourneyError)

  /// Changes the region of the device, which ends the app, if it is running, and launches it again.
  /// - Parameter code: Two capitals of ISO 3166, such as `DE`.
  /// - Throws: The reason why the device does not have it.
  func changeRegion(to code: String) async throws(JourneyError)

  /// Performs one of the app's own phrases.
  /// - Parameters:
  ///   - phrase: The phrase in the form that the parser was given.
  ///   - texts: The texts in place of each `…`.
  /// - Throws: The reason why the app refuses it.
  func perform(_ phrase: String, _ texts: [String]) async throws(JourneyError)
}

/// The reason why the app refuses a step.
public struct JourneyError: Error, Equatable {
  /// The reason, as a sentence for the journey's author.
  public let sentence: String

  public init(_ sentence: String) {
    self.sentence = sentence
  }
}

extension JourneyHost {
  public var secrets: [String: String] { [:] }

  public var restProblem: JourneyError? { nil }

  /// Refuses every region, on a device that has one alone.
  public func changeRegion(to code: String) async throws(JourneyError) {
    throw JourneyError("The app has one region.")
  }

  /// Refuses every language, on a device that has one alone.
  public func changeLanguage(to name: String) async throws(JourneyError) {
    throw JourneyError("The app has one language.")
  }

  /// Returns a secret of the world.
  /// - Throws: The reason if it has none with that name.
  package func secret(named name: String) throws(JourneyError) -> String {
    if let secret = secrets[name] { return secret }
    let known = secrets.keys.sorted().map(\.quoted).joined(separator: ", ")
    throw JourneyError(
      "The world has no secret \(name.quoted)." + (known.isEmpty ? "" : " It has \(known)."))
  }

  /// Returns a step for display, without the text that the person types into a secret field.
  package func masked(_ step: JourneyStep) -> JourneyStep {
    // A description of the whole screen takes longer than the step.
    guard let window = headlessWindow else { return step.masked(on: driver?.window.snapshot) }
    return step.masked { window.topViewController?.page.isSecret($0) == true }
  }

  public var headlessWindow: HeadlessWindow? { driver?.window as? HeadlessWindow }
}
