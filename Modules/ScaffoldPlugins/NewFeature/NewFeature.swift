import Foundation
import PackagePlugin

/// `swift package new-feature`: runs the tool, which does the work.
@main
struct NewFeature: CommandPlugin {
  func performCommand(context: PluginContext, arguments: [String]) throws {
    let tool = Process()
    tool.executableURL = try context.tool(named: "Scaffold").url
    tool.arguments = ["new-feature"] + arguments
    tool.currentDirectoryURL = context.package.directoryURL
    try tool.run()
    tool.waitUntilExit()
    // What went wrong, the tool has said.
    if tool.terminationStatus != 0 { exit(tool.terminationStatus) }
  }
}
