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

  /// Opens a deep link, now or when the current feature has finished.
  public func open(_ link: URL) { root?.shell.open(link.absoluteString) }

  /// Informs the visible screen that time has passed; call it when the scene becomes active.
  public func didBecomeActive() { (presenters.factory.topViewController as? RowsViewController)?.timeDidPass() }

  /// Returns when no flow has anything to do before the person does something.
  package func idle() async { await flows.idle() }
}
