import AppShell
import CompositionRoot
import Database
import Documents
import FlowKit
package import FlowUIKit
public import Foundation
import UIKitRows

#if canImport(UIKit)
  public import UIKit
#else
  public import UIKitStandIn
#endif

/// The app in a window of UIKit's, with its data in a file.
///
/// A scene's delegate makes one for each window, and keeps it.
@MainActor
public final class PhoneApp {
  private let presenters: UIKitPresenters
  private let flows = FlowController()
  private weak var root: RootFlow?

  /// Where the data is kept unless it is said otherwise: `app.sqlite` in the folder for the person's documents.
  public static var file: URL {
    FileManager.default.urls(for: .documentDirectory, in: .userDomainMask)[0].appending(path: "app.sqlite")
  }

  /// Launches the app in a window, and makes that visible.
  /// - Parameter file: Where the data is kept.
  /// - Returns: The app; nil where the data cannot be used, which the window says then.
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
    let database = try await appSchema.open(.file(file))
    let parts = try await AppParts(database: database, makeUUID: UUID.init, screens: PhoneScreens())
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

  /// Returns when no flow has anything to do before the person does something.
  package func idle() async { await flows.idle() }
}
