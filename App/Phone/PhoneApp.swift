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

/// The app in a UIKit window, with its database file and a sandbox bank beside it.
///
/// A scene delegate makes one for each window, and retains it.
@MainActor
public final class PhoneApp {
  private let presenters: UIKitPresenters
  private let flows = FlowController()
  private weak var root: RootFlow?

  /// The default location of the database: `app.sqlite` in the documents folder.
  public static var file: URL {
    FileManager.default.urls(for: .documentDirectory, in: .userDomainMask)[0].appending(path: "app.sqlite")
  }

  /// Launches the app in a window, and makes the window visible.
  /// - Parameter file: The location of the database; the bank's database is beside it, with the extension `.bank`.
  /// - Returns: The app; nil if a database cannot be used, in which case the window shows the error.
  public static func launch(in window: UIWindow, dataAt file: URL = file) async -> PhoneApp? {
    let navigation = UINavigationController()
    window.rootViewController = navigation
    window.makeKeyAndVisible()
    do {
      return try await PhoneApp(navigation: navigation, presenters: UIKitPresenters(window: window), dataAt: file)
    } catch {
      let screen = RowsViewController(name: "Failure")
      screen.show(Page("The app does not start") { (error as? DatabaseError)?.sentence ?? "\(error)" })
      navigation.setViewControllers([screen], animated: false)
      return nil
    }
  }

  package init(navigation: UINavigationController, presenters: UIKitPresenters, dataAt file: URL) async throws {
    self.presenters = presenters
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

  /// Opens a deep link, now or when the current feature has finished.
  public func open(_ link: URL) { root?.shell.open(link.absoluteString) }

  /// Informs the visible screen that time has passed; call it when the scene becomes active.
  public func didBecomeActive() { (presenters.factory.topViewController as? RowsViewController)?.timeDidPass() }

  /// Waits until no flow has work left.
  package func idle() async { await flows.idle() }
}
