import Foundation
import PackagePlugin

/// The command `swift package texts`: builds the package, and passes its modules to the tool.
@main
struct TextsPlugin: CommandPlugin {
  func performCommand(context: PluginContext, arguments: [String]) throws {
    let tool = Process()
    let errors = Pipe()
    tool.executableURL = try context.tool(named: "FlowTextCatalogs").url
    tool.arguments = arguments
    tool.currentDirectoryURL = context.package.directoryURL
    tool.standardError = errors
    if !arguments.contains("--help") {
      // The compiler reads the modules that a source imports.
      let build = try packageManager.build(.all(includingTests: false), parameters: .init(configuration: .debug))
      guard build.succeeded else {
        Diagnostics.error(build.logText)
        return
      }
      // `.build/plugins/FlowTexts/outputs` is the plugin's own folder.
      let scratch = (0..<3).reduce(context.pluginWorkDirectoryURL) { url, _ in url.deletingLastPathComponent() }
      tool.environment = ProcessInfo.processInfo.environment.merging([
        "FLOW_BUILD": scratch.appending(path: "debug.yaml").path,
        "FLOW_MODULES": modules(of: context.package).joined(separator: "\n"),
      ]) { $1 }
    }
    try tool.run()
    let sentence = String(decoding: errors.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    tool.waitUntilExit()
    // SwiftPM prints it, and exits with a failure.
    if tool.terminationStatus != 0 { Diagnostics.error(sentence.trimmingCharacters(in: .newlines)) }
  }

  /// Returns the modules whose texts people read, each with the folder of its sources: `NAME=FOLDER`.
  ///
  /// Texts of tests and of their support are not translated.
  private func modules(of package: Package) -> [String] {
    package.targets.compactMap { $0 as? SwiftSourceModuleTarget }.filter { target in
      let isForTests =
        target.kind == .test || target.name.contains("Test")
        || target.directoryURL.path.hasPrefix(package.directoryURL.appending(path: "Tests").path)
      return !isForTests
        && (target.name == "FlowLocalization"
          || target.recursiveTargetDependencies.contains { $0.name == "FlowLocalization" })
    }.map { "\($0.name)=\(folder(of: $0))" }
  }

  /// Returns the folder that contains all sources of a target.
  private func folder(of target: SwiftSourceModuleTarget) -> String {
    let folders = target.sourceFiles(withSuffix: ".swift").map { $0.url.deletingLastPathComponent().pathComponents }
    let shared = folders.dropFirst().reduce(folders.first ?? []) { shared, folder in
      zip(shared, folder).prefix { $0 == $1 }.map(\.0)
    }
    return "/" + shared.dropFirst().joined(separator: "/")
  }
}
