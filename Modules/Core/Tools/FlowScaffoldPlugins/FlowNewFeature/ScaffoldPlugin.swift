import Foundation
import PackagePlugin

/// A command of `swift package` that passes its arguments to the tool; the other commands link to this file.
@main
struct ScaffoldPlugin: CommandPlugin {
  /// The command, which is the name of the plugin in other words: `new-app` of `FlowNewApp`.
  private static let command = #fileID.dropFirst("Flow".count).prefix { $0 != "/" }.reduce(into: "") { name, letter in
    name += (letter.isUppercase && !name.isEmpty ? "-" : "") + letter.lowercased()
  }

  func performCommand(context: PluginContext, arguments: [String]) throws {
    let tool = Process()
    let errors = Pipe()
    tool.executableURL = try context.tool(named: "FlowScaffold").url
    tool.arguments = [Self.command] + arguments
    tool.environment = ProcessInfo.processInfo.environment.merging(["FLOW_CORE": core(of: context.package)]) { $1 }
    tool.currentDirectoryURL = context.package.directoryURL
    tool.standardError = errors
    try tool.run()
    let sentence = String(decoding: errors.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    tool.waitUntilExit()
    // SwiftPM prints it, and exits with a failure.
    if tool.terminationStatus != 0 { Diagnostics.error(sentence.trimmingCharacters(in: .newlines)) }
  }

  /// Returns the package of the core, which has the templates: this one, or a direct dependency.
  private func core(of package: Package) -> String {
    let packages = [package] + package.dependencies.map(\.package)
    let core = packages.first { package in
      let starter = package.directoryURL.appending(path: "Modules/Core/Templates/Starter/Package.swift")
      return FileManager.default.fileExists(atPath: starter.path)
    }
    return (core ?? package).directoryURL.path
  }
}
