// swift-tools-version: 6.2

import PackageDescription

/// The features, in alphabetical order, each with the features that it starts and its other dependencies.
let features = [
  Feature("Bookshelf", uses: ["Welcome"]),
  Feature("Feedback", uses: ["Welcome"]),
  Feature("Welcome"),
]

let kernel: [Target] = [
  .module("FlowKit", of: .kernel),
  .module("FlowTesting", of: .kernel, uses: ["FlowKit"]),
]

// Xcode asks for trust in a plugin, and Xcode Cloud stops at it; Apple's SDKs have SQLite's headers.
#if os(Linux)
  let headers = ["SQLiteHeaders"]
#else
  let headers: [String] = []
#endif

let foundations: [Target] = [
  .module("Validation", of: .foundations),
  .module("Forms", of: .foundations, uses: ["Validation"]),
  .module("Screens", of: .foundations, uses: ["FlowKit", "Forms", "Validation"]),
  .module("Words", of: .foundations),
  .module("Database", of: .foundations, uses: ["CSQLite"], plugins: headers),
  .systemLibrary(
    name: "CSQLite",
    path: "Modules/Foundations/CSQLite",
    providers: [.apt(["libsqlite3-dev"])]),
]

let shell: [Target] = [
  .module("Documents", of: .shell, uses: ["Database", "Forms"]),
  .module("AppShell", of: .shell, uses: ["Database", "Documents", "FlowKit", "Validation"]),
  .module("FlowCommandLine", of: .shell, uses: ["Words"]),
  .module("SimulatedDevice", of: .shell, uses: ["AppShell", "Database", "Documents", "FlowKit", "HeadlessUI"]),
  .module(
    "HeadlessProgram", of: .shell,
    uses: [
      "Database", "Documents", "Explorer", "FlowCommandLine", "FlowKit", "HeadlessUI", "Pictures", "SimulatedDevice",
      "Validation", "Words",
    ]),
]

let toolkits: [Target] = [
  .module("HeadlessUI", of: .toolkits, uses: ["FlowKit", "Words"]),
  .module("FlowUIKit", of: .toolkits, uses: ["FlowKit", "UIKitStandIn"]),
  .module("UIKitRows", of: .toolkits, uses: ["FlowUIKit", "Forms", "Screens", "UIKitStandIn"]),
  .module("UIKitStandIn", of: .toolkits),
  .module("Explorer", of: .toolkits, uses: ["FlowKit", "HeadlessUI"]),
  .module("Pictures", of: .toolkits, uses: ["FlowKit", "HeadlessUI"]),
]

let app: [Target] = [
  .target(
    name: "CompositionRoot",
    dependencies: (features.map(\.name) + ["AppShell", "Database", "Documents", "FlowKit", "Forms", "Screens"])
      .map { .byName(name: $0) },
    path: "App/CompositionRoot",
    swiftSettings: .house),
  .target(
    name: "Phone",
    dependencies: (features.map(\.name) + [
      "AppShell", "CompositionRoot", "Database", "Documents", "FlowKit", "FlowUIKit", "Screens", "UIKitRows",
      "UIKitStandIn",
    ]).map { .byName(name: $0) },
    path: "App/Phone",
    swiftSettings: .house),
  .executableTarget(
    name: "App",
    dependencies: (features.map(\.name) + [
      "AppShell", "CompositionRoot", "Database", "Documents", "FlowKit", "Forms", "HeadlessProgram", "HeadlessUI",
      "Screens", "SimulatedDevice",
    ]).map { .byName(name: $0) },
    path: "App",
    exclude: ["CompositionRoot", "Phone"],
    sources: ["Headless"],
    resources: [.copy("Journeys")],
    swiftSettings: .house),
]

let tools: [Target] = [
  .program("Scaffold", at: "Modules/Tools/Scaffold", uses: ["FlowCommandLine", "Words"]),
  .command("new-feature", "NewFeature", does: "Creates a feature from a template."),
  .command("new-screen", "NewScreen", does: "Adds a screen to a feature with the shape of a template."),
  // Prints what to install if SQLite's headers are missing, instead of compiler errors.
  .plugin(name: "SQLiteHeaders", capability: .buildTool(), path: "Modules/Tools/SQLiteHeaders"),
  // The stress test of the database: `swift run DatabaseStorm`.
  .program("DatabaseStorm", at: "Tests/DatabaseStorm", uses: ["Database", "FlowTesting"]),
]

let tests: [Target] = [
  .target(
    name: "TestSupport", dependencies: ["FlowKit", "FlowTesting"], path: "Tests/TestSupport", swiftSettings: .house),
  // A disk in memory that fails when a test tells it to.
  .target(
    name: "SimulatedDisk", dependencies: ["CSQLite", "Database", "FlowTesting"], path: "Tests/SimulatedDisk",
    swiftSettings: .house),
  .tests(of: "FlowKit"),
  .tests(of: "Forms", uses: ["Validation"]),
  .tests(of: "Screens", uses: ["Forms", "Validation"]),
  .tests(of: "Database", uses: ["DatabaseStorm", "SimulatedDisk"]),
  .tests(of: "HeadlessUI"),
  .tests(of: "FlowUIKit", uses: ["UIKitStandIn"]),
  .tests(of: "UIKitRows", uses: ["FlowUIKit", "UIKitStandIn"]),
  .tests(of: "Explorer", uses: ["HeadlessUI"]),
  .tests(of: "Pictures", uses: ["HeadlessUI"]),
  .tests(of: "Documents", uses: ["Database", "Forms"]),
  .tests(of: "AppShell", uses: ["Database", "Documents", "Validation"]),
  .tests(of: "SimulatedDevice", uses: ["HeadlessUI"]),
  .tests(
    of: "App",
    uses: features.map(\.name) + [
      "AppShell", "CompositionRoot", "Database", "Documents", "Forms", "HeadlessProgram", "HeadlessUI",
      "SimulatedDevice", "Validation",
    ]),
  .tests(
    of: "Phone",
    uses: [
      "App", "FlowUIKit", "HeadlessProgram", "HeadlessUI", "SimulatedDevice", "UIKitRows", "UIKitStandIn", "Words",
    ]),
  .tests(of: "Scaffold"),
]

let package = Package(
  name: "Starter",
  platforms: [.macOS(.v15), .iOS(.v18)],
  products: [
    .executable(name: "App", targets: ["App"]),
    // The product for an iOS app: docs/ios.md.
    .library(name: "Phone", targets: ["Phone"]),
  ],
  targets: kernel + foundations + features.map(\.target) + shell + toolkits + app + tools + tests
    + features.map { $0.tests(among: features) }
)

// MARK: - How a target is written here

/// A module with a flow, the VIPER modules of its screens, and tests.
struct Feature {
  let name: String
  /// The features that it starts.
  let uses: [String]
  private let foundations: [String]
  private let resources: [Resource]?

  /// - Parameters:
  ///   - name: The name of its module.
  ///   - features: The features that it starts.
  ///   - foundations: Its dependencies, besides those of every feature.
  ///   - resources: Its resources.
  init(_ name: String, uses features: [String] = [], on foundations: [String] = [], resources: [Resource]? = nil) {
    self.name = name
    uses = features
    self.foundations = foundations
    self.resources = resources
  }

  private var neighbours: [String] { ["FlowKit", "Forms", "Screens", "Validation"] + uses + foundations }

  /// The target of its module.
  var target: Target { .module(name, of: .features, uses: neighbours, resources: resources) }

  /// Returns the target of its tests, with the dependencies of the features that it starts.
  func tests(among features: [Feature]) -> Target {
    let used = features.filter { uses.contains($0.name) }
    return .tests(of: name, uses: neighbours + used.flatMap(\.neighbours))
  }
}

/// The folders of `Modules`: each may use those before it.
enum Floor: String {
  case kernel = "Kernel"
  case foundations = "Foundations"
  case features = "Features"
  case shell = "Shell"
  case toolkits = "Toolkits"
  case services = "Services"
  case tools = "Tools"
}

extension Target {
  /// Returns a library target with its sources in `Modules/<floor>/<name>`.
  static func module(
    _ name: String, of floor: Floor, uses: [String] = [], resources: [Resource]? = nil, plugins: [String] = []
  ) -> Target {
    .target(
      name: name,
      dependencies: uses.map { .byName(name: $0) },
      path: "Modules/\(floor.rawValue)/\(name)",
      resources: resources,
      swiftSettings: .house,
      plugins: plugins.map { .plugin(name: $0) })
  }

  /// An executable.
  static func program(_ name: String, at path: String, uses: [String] = []) -> Target {
    .executableTarget(
      name: name,
      dependencies: uses.map { .byName(name: $0) },
      path: path,
      swiftSettings: .house)
  }

  /// Returns a command of `swift package` that passes its arguments to the tool `Scaffold`.
  static func command(_ verb: String, _ name: String, does description: String) -> Target {
    .plugin(
      name: name,
      capability: .command(intent: .custom(verb: verb, description: description), permissions: .writing),
      dependencies: ["Scaffold"],
      path: "Modules/Tools/ScaffoldPlugins/\(name)")
  }

  /// Returns the tests of a module, with the test kit and the shared support, and sources in `Tests/<name>Tests`.
  static func tests(of name: String, uses: [String] = []) -> Target {
    .testTarget(
      name: name + "Tests",
      dependencies: Set([name, "FlowKit", "FlowTesting", "TestSupport"] + uses).sorted().map { .byName(name: $0) },
      path: "Tests/\(name)Tests",
      swiftSettings: .house)
  }
}

extension [PluginPermission] {
  /// The permissions of a command that writes into the package.
  static var writing: [PluginPermission] {
    // Only macOS restricts writing. Elsewhere, a permission would only require a flag in every script.
    #if os(macOS)
      [.writeToPackageDirectory(reason: "It writes the files of the feature.")]
    #else
      []
    #endif
  }
}

extension [SwiftSetting] {
  /// The settings of every target.
  static var house: [SwiftSetting] {
    // Data races are errors.
    [.swiftLanguageMode(.v6)] + strict + [
      // `any` marks where a call is dispatched at run time.
      .enableUpcomingFeature("ExistentialAny"),
      // Imports are internal unless they are declared as `public import`.
      .enableUpcomingFeature("InternalImportsByDefault"),
      // Each file imports the modules whose members it uses.
      .enableUpcomingFeature("MemberImportVisibility"),
      // Conformances of main-actor types can be isolated to the main actor.
      .enableUpcomingFeature("InferIsolatedConformances"),
      // An async function runs on its caller's actor by default.
      .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
    ]
  }

  /// Warnings are errors if `FLOW_STRICT` is set, as in `.ci/run`, but not in a dependency: Xcode suppresses warnings there,
  /// which excludes that setting.
  private static var strict: [SwiftSetting] {
    Context.environment["FLOW_STRICT"] == nil ? [] : [.treatAllWarnings(as: .error)]
  }
}
