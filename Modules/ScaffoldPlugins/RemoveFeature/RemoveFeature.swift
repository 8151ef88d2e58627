import Foundation
import PackagePlugin

/// `swift package remove-feature`: runs the tool, which does the work.
@main
struct RemoveFeature: CommandPlugin {
  func performCommand(context: PluginContext, arguments: [String]) throws {
    let tool = Process()
    tool.executableURL = try context.tool(named: "Scaffold").url
    tool.arguments = ["remove-feature"] + arguments
    tool.currentDirectoryURL = context.package.directoryURL
    try tool.run()
    tool.waitUntilExit()
    // What went wrong, the tool has said.
    if tool.terminationStatus != 0 { exit(tool.terminationStatus) }
  }
}
