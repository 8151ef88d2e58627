public import FlowCommandLine
public import FlowFaults
package import FlowHeadless
public import FlowKit
package import FlowScreens
public import FlowShell
public import FlowStorage
public import Foundation
import Synchronization

/// The parts of a device that the world around its app uses.
public struct DeviceContext {
  /// The storage for the data of the app and of its world.
  public let storage: DeviceStorage
  public let clock: DeviceClock
  public let identifiers: DeviceIdentifiers
  let deviceSecrets: DeviceSecrets
  let deviceBiometrics = DeviceBiometrics()
  /// The language that the person reads; each launch makes the toolkit for it.
  public let language: DeviceLanguage
  /// The values of the app's own options.
  public let values: [Option: String]
  /// The faults of the services of its world.
  let services = DeviceServices()
  /// Called with each event of a flow.
  let onFlowEvent: (@MainActor (FlowEventDescription) -> Void)?
  /// Waits until nothing happens in the app by itself; if nil, the device waits until its flows are idle.
  let waitForRest: WaitForRest?
  /// Waits for rest; its argument waits until the app's flows are idle.
  package typealias WaitForRest = @MainActor (_ idle: @escaping @MainActor () async -> Void) async -> Void
  private let onShare: @MainActor (String) -> Void

  package init(
    storage: DeviceStorage, clock: DeviceClock, identifiers: DeviceIdentifiers,
    language: DeviceLanguage = DeviceLanguage(), values: [Option: String] = [:],
    onFlowEvent: (@MainActor (FlowEventDescription) -> Void)? = nil, waitForRest: WaitForRest? = nil,
    onShare: @escaping @MainActor (String) -> Void = { _ in }
  ) {
    self.storage = storage
    deviceSecrets = DeviceSecrets(in: storage)
    self.clock = clock
    self.identifiers = identifiers
    self.language = language
    self.values = values
    self.onFlowEvent = onFlowEvent
    self.waitForRest = waitForRest
    self.onShare = onShare
  }
}

extension DeviceContext {
  /// Hands a text to another app, as a phone's share sheet does: a session prints it.
  @MainActor
  public func share(_ text: String) { onShare(text) }

  /// Returns the faults of a service of the world; always the same for a kind of calls.
  public func faults<Call: ServiceCall>(of call: Call.Type) -> ServiceFaults<Call> {
    services.faults(of: call, clock: clock)
  }
}

extension DeviceContext {
  /// Returns the store of secrets for a launch of the app; it is cut off when the process is killed.
  public func secrets() -> any SecretStore { deviceSecrets.store() }

  /// The check that unlocks the app, like Face ID: a phrase of journeys says whether the device recognizes the person.
  public var biometrics: any Biometrics { deviceBiometrics }

  /// Whether the device was unlocked since it was started, as `UIApplication.isProtectedDataAvailable` says.
  public var isProtectedDataAvailable: Bool { deviceSecrets.isReadable }
}

/// The services of a device's world with their faults; they outlive the launches of its app.
final class DeviceServices: Sendable {
  private let faults = Mutex<[any SimulatedService]>([])
  private let services = Mutex<[any Sendable]>([])

  /// The faults that the world uses, in the order of their first use.
  var all: [any SimulatedService] { faults.withLock(\.self) }

  func faults<Call: ServiceCall>(of call: Call.Type, clock: DeviceClock) -> ServiceFaults<Call> {
    faults.withLock { all in
      for case let known as ServiceFaults<Call> in all { return known }
      let new = ServiceFaults<Call>(clock: clock)
      all.append(new)
      return new
    }
  }

  /// Returns the service of this type, which is made the first time.
  @MainActor
  func service<Service: Sendable>(_ make: @MainActor () -> Service) -> Service {
    for case let known as Service in services.withLock(\.self) { return known }
    let new = make()
    services.withLock { $0.append(new) }
    return new
  }

  /// The statuses of all services.
  var statuses: [ServiceStatus] { all.map(\.status) }
}

/// The storage of a device: files, or memory, which is faster.
public enum DeviceStorage: Sendable {
  /// The app's data is in this file, and other data beside it.
  case file(URL)
  /// All data is in memory; stored data survives a kill.
  case memory(MemoryDisk)

  var location: DatabaseLocation {
    switch self {
    case .file(let url): .file(url)
    case .memory(let disk): .disk(disk, name: Self.nameInMemory)
    }
  }

  static let nameInMemory = "app"

  /// Damages the app's data, so that it cannot be opened; its log is gone, too.
  func damage() {
    switch self {
    case .file(let url): DatabaseFile(url).damage()
    case .memory(let disk): disk.damage("app")
    }
  }

  /// Returns the location of another database: a file beside the app's with this extension, or in memory.
  public func location(beside ending: String) -> DatabaseLocation {
    switch self {
    case .file(let url): .file(url.appendingPathExtension(ending))
    case .memory(let disk): .disk(disk, name: ending)
    }
  }

  /// The actor for a database's work: the main actor for memory, since work that never blocks needs no other thread.
  public var host: (any Actor)? {
    switch self {
    // A simulated disk is in memory.
    case .file: DatabaseFile.fileSystem.sqliteName == nil ? nil : MainActor.shared
    case .memory: MainActor.shared
    }
  }
}

/// The device's clock: the system clock, or one that is stopped; a journey can advance both.
public final class DeviceClock: Sendable {
  /// The default time at the start of a journey.
  public static let journeyStart = Date(timeIntervalSince1970: 1_795_251_600)  // 2026-11-21T09:00:00Z

  /// The calendar: in UTC if the clock is stopped, else in the system's time zone.
  public let calendar: Calendar

  private let start: Date?
  private let advanced = Mutex(TimeInterval.zero)

  /// Creates a clock that is stopped at `start`, in UTC; if nil, the system clock, in its time zone.
  package init(startingAt start: Date? = nil) {
    self.start = start
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = start == nil ? .current : .gmt
    self.calendar = calendar
  }

  public var isSystemClock: Bool { start == nil }

  public var now: Date { (start ?? .now) + advanced.withLock { $0 } }

  public func advance(by duration: Duration) {
    advanced.withLock { $0 += TimeInterval(duration.components.seconds) }
  }
}

extension DeviceClock: ServiceClock {
  /// Advances the clock instead of waiting.
  public func sleep(for duration: Duration) async throws {
    try Task.checkCancellation()
    advance(by: duration)
  }
}

/// The language of a device, with which its app is launched.
@MainActor
public final class DeviceLanguage {
  /// The language of the next launch.
  public private(set) var current: Language
  private let known: Languages
  /// The region that was chosen; nil for that of each language.
  private var region: String?

  /// - Parameters:
  ///   - known: The languages of the app.
  ///   - current: The language at the beginning.
  package nonisolated init(_ known: Languages = Languages(), current: Language = .developers) {
    self.known = known
    self.current = current
  }

  /// - Parameters:
  ///   - known: The languages of the app.
  ///   - name: The name of the language at the beginning; by default the developers'.
  ///   - region: The region; by default the language's own.
  convenience init(_ known: Languages, named name: String?, region: String? = nil) throws(UsageError) {
    self.init(known)
    if let region {
      do throws(JourneyError) { try change(toRegion: region) } catch {
        throw .commandLine(.invalidValue(.region, region, expected: "a region of ISO 3166, such as DE"))
      }
    }
    guard let name else { return }
    do throws(JourneyError) { try change(to: name) } catch {
      guard known.names.contains(name) else {
        throw .commandLine(.invalidValue(.language, name, expected: "one of the app's languages \(known.list)"))
      }
      throw .data(error.sentence)
    }
  }

  func change(to name: String) throws(JourneyError) {
    let language: Language?
    do throws(TextCatalogError) { language = try known.language(named: name) } catch {
      throw JourneyError(error.description)
    }
    guard let language else {
      throw JourneyError("The app is not translated into \(name.quoted), only into \(known.list).")
    }
    current = language.inRegion(region)
  }

  func change(toRegion code: String) throws(JourneyError) {
    guard Locale.Region(code).isISORegion, code.count == 2, code == code.uppercased() else {
      throw JourneyError("There is no region \(code.quoted). Write two capitals of ISO 3166, such as DE.")
    }
    region = code
    current = current.inRegion(code)
  }
}

extension Languages {
  fileprivate var list: String { names.joined(separator: ", ") }
}

/// The source of new identifiers: random, or counted, so that each run of a journey is the same.
public final class DeviceIdentifiers: Sendable {
  private let isCounting: Bool
  private let count: Mutex<UInt32>

  /// Creates a source of identifiers.
  /// - Parameters:
  ///   - counting: Whether identifiers are counted.
  ///   - start: The number of identifiers that were counted before.
  public init(counting: Bool, from start: UInt32 = 0) {
    isCounting = counting
    count = Mutex(start)
  }

  /// The number of counted identifiers.
  package var countSoFar: UInt32 { count.withLock(\.self) }

  public func next() -> UUID {
    guard isCounting else { return UUID() }
    let number = count.withLock { count in
      count += 1
      return count
    }
    return withUnsafeBytes(of: number.bigEndian) { bytes in
      UUID(uuid: (0, 0, 0, 0, 0, 0, 0x40, 0, 0x80, 0, 0, 0, bytes[0], bytes[1], bytes[2], bytes[3]))
    }
  }
}

/// The window for a launch of an app: the presentation of its root flow, and the driver.
@MainActor
public struct DeviceWindow {
  /// Makes a window whose person reads a language; the first parameter waits until the app's flows are idle.
  public typealias Factory =
    @MainActor (_ idle: @escaping @MainActor () async -> Void, _ language: Language) -> DeviceWindow

  package let presentation: FlowPresentation
  package let driver: any PersonDriver
  /// The toolkit of the core's own screens in the window.
  package let toolkit: any PageToolkit

  package init(
    presentation: FlowPresentation, driver: any PersonDriver, toolkit: any PageToolkit = HeadlessToolkit()
  ) {
    self.presentation = presentation
    self.driver = driver
    self.toolkit = toolkit
  }

  /// Makes a window without a display, which reports the texts without a translation into the language.
  public static func headless(
    _ idle: @escaping @MainActor () async -> Void, _ language: Language
  ) -> DeviceWindow {
    let navigation = HeadlessNavigationController()
    let window = HeadlessWindow(rootViewController: navigation, language: language)
    return DeviceWindow(
      presentation: .push(onto: navigation, using: HeadlessPresenterFactory(window: window)),
      driver: HeadlessDriver(window: window, idle: idle))
  }
}
