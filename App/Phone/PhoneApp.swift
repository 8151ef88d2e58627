import AppShell
import CompositionRoot
import Database
import Documents
import FlowKit
package import FlowUIKit
public import Foundation
import SandboxBank
import Storage
import UIKitRows

#if canImport(UIKit)
  public import UIKit
#else
  public import UIKitStandIn
#endif

/// The app in a window of UIKit's, with its data in a file, and a sandbox of a bank beside it.
///
/// A scene's delegate makes one for each window, and keeps it.
@MainActor
public final class PhoneApp {
  private let presenters: UIKitPresenters
  private let flows = FlowController()
  private weak var window: UIWindow?
  private weak var root: RootFlow?

  /// Launches the app in a window, and makes that visible.
  /// - Parameter file: Where the data is kept; the bank keeps its books beside it, with the ending `.bank`.
  /// - Throws: `DatabaseError` when the data or the books cannot be used.
  public convenience init(in window: UIWindow, dataAt file: URL) async throws {
    let navigation = UINavigationController()
    window.rootViewController = navigation
    window.makeKeyAndVisible()
    try await self.init(in: window, navigation: navigation, presenters: UIKitPresenters(window: window), dataAt: file)
  }

  package init(
    in window: UIWindow, navigation: UINavigationController, presenters: UIKitPresenters, dataAt file: URL
  ) async throws {
    self.presenters = presenters
    self.window = window
    let clock = PhoneClock()
    let database = try await appSchema.open(.file(file))
    let bank = try await SandboxTransferService.open(
      .file(file.appendingPathExtension("bank")), rates: .bundled(), clock: clock)
    let parts = try await AppParts(
      database: database, intents: SQLiteIntentStore(in: database), bank: bank, clock: clock, today: clock.today,
      makeUUID: UUID.init, screens: PhoneScreens())
    let root = try await Composition(of: parts).makeRootFlow(.push(onto: navigation, using: presenters.factory))
    self.root = root
    flows.start(root)
    await database.observeFailures { [weak root] error in
      Task { @MainActor in root?.shell.didFailToWrite(error) }
    }
  }

  /// Opens a deep link, now or when the person is in a place to follow it.
  public func open(_ link: URL) { root?.shell.open(link.absoluteString) }

  /// Tells the screen that the person sees that time has passed; for when the scene has become active.
  public func didBecomeActive() { (presenters.factory.topViewController as? RowsViewController)?.didSeeTimePass() }

  /// Returns when no flow has anything to do before the person or the bank does something.
  package func idle() async { await flows.idle() }
}
