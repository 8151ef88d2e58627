#if !canImport(UIKit)
  import CompositionRoot
  import FlowKit
  import FlowPhone
  import FlowProgram
  import FlowUIKitRows
  import Foundation
  import Phone

  @testable import App

  /// The app whose journeys are played on a phone.
  typealias TestedApp = SandboxApp

  extension TestedApp {
    /// The names of its journeys, in their sources.
    nonisolated static let journeyNames: [String] = {
      let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../App/Journeys")
      let files = (try? FileManager.default.subpathsOfDirectory(atPath: folder.path(percentEncoded: false))) ?? []
      return files.filter { $0.hasSuffix(".journey") }.map { String($0.dropLast(8)) }.sorted()
    }()

    /// The app with its screens in UIKit, in such windows.
    @MainActor
    static func onPhone(_ makeWindow: @escaping DeviceWindow.Factory) -> TestedApp {
      TestedApp(
        toolkit: { UIKitToolkit.ofApp(language: $0) }, makeWindow: makeWindow,
        catalogs: appCatalogs + [.flowUIKitRows])
    }
  }
#endif
