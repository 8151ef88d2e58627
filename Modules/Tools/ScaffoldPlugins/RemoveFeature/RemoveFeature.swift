import Foundation
import PackagePlugin

/// `swift package remove-feature`: runs the tool.
@main
struct RemoveFeature: CommandPlugin {
  func performCommand(context: PluginContext, arguments: [String]) throws {
    let tool = Process()
    let trouble = Pipe()
    tool.executableURL = try context.tool(named: "Scaffold").url
    tool.arguments = ["remove-feature"] + arguments
    tool.currentDirectoryURL = context.package.directoryURL
    tool.standardError = trouble
    try tool.run()
    let sentence = String(decoding: trouble.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    tool.waitUntilExit()
    // SwiftPM prints it, and exits with a failure.
    if tool.terminationStatus != 0 { Diagnostics.error(sentence.trimmingCharacters(in: .newlines)) }
  }
}
