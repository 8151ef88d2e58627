// swift-tools-version: 6.2

import PackageDescription

// The core, which every app depends on, stands in Modules/Core; its targets have names of one family, since those that a
// product reaches cannot be names of targets in an app. The example, an app for money, is in Modules and App; no product
// reaches it.

/// The features of the example, in alphabetical order, each with the features that it starts and its other dependencies.
let features = [
  Feature("Business", uses: ["Profile"], on: ["Contact", "Money"]),
  Feature("Onboarding", uses: ["Business", "Profile"], on: ["Contact", "Money"]),
  Feature("Profile", on: ["Contact", "Money"]),
  Feature("SignIn", uses: ["Onboarding"], on: ["Contact", "Money"]),
  Feature("Transfer", uses: ["Business", "Profile"], on: ["Contact", "Money"], testedBy: ["BankConformance"]),
]

// Xcode asks for trust in a plugin, and Xcode Cloud stops at it; Apple's SDKs have SQLite's headers. Apple asks for the
// reason why the database looks at the status of its files.
#if os(Linux)
  let headers = ["FlowSQLiteHeaders"]
  let privacy: [Resource]? = nil
#else
  let headers: [String] = []
  let privacy: [Resource]? = [.copy("PrivacyInfo.xcprivacy")]
#endif

// Each floor uses those above it.
let core: [Target] = [
  .core("FlowLocalization", in: "Kernel"),
  .core("FlowKit", in: "Kernel", uses: ["FlowLocalization"]),
  .core("FlowTesting", in: "Kernel", uses: ["FlowKit"]),

  .core("FlowValues", in: "Screens", uses: ["FlowLocalization"], hasTexts: true),
  .core("FlowScreens", in: "Screens", uses: ["FlowKit", "FlowLocalization", "FlowValues"], hasTexts: true),

  .systemLibrary(
    name: "FlowSQLite",
    path: "Modules/Core/Storage/FlowSQLite",
    providers: [.apt(["libsqlite3-dev"])]),
  // Prints what to install if SQLite's headers are missing, instead of compiler errors.
  .plugin(name: "FlowSQLiteHeaders", capability: .buildTool(), path: "Modules/Core/Storage/FlowSQLiteHeaders"),
  .core(
    "FlowStorage", in: "Storage", uses: ["FlowLocalization", "FlowScreens", "FlowSQLite"],
    exclude: privacy == nil ? ["PrivacyInfo.xcprivacy"] : [], resources: privacy, plugins: headers,
    hasTexts: true),

  .core("FlowSession", in: "Shell", uses: ["FlowLocalization", "FlowStorage"], hasTexts: true),
  .core("FlowShell", in: "Shell", uses: ["FlowKit", "FlowScreens", "FlowSession", "FlowStorage"], hasTexts: true),

  .core("FlowCommandLine", in: "Toolkits"),
  .core("FlowHeadless", in: "Toolkits", uses: ["FlowCommandLine", "FlowKit", "FlowScreens"]),
  .core("FlowUIKitStandIn", in: "Toolkits"),
  .core("FlowUIKit", in: "Toolkits", uses: ["FlowKit", "FlowUIKitStandIn"]),
  .core(
    "FlowUIKitRows", in: "Toolkits", uses: ["FlowKit", "FlowScreens", "FlowUIKit", "FlowUIKitStandIn"], hasTexts: true),
  // The views are empty on Linux; what they remember is built and tested there.
  .core(
    "FlowSwiftUI", in: "Toolkits", uses: ["FlowKit", "FlowScreens", "FlowUIKit", "FlowUIKitRows", "FlowUIKitStandIn"]),
  .core(
    "FlowPhone", in: "Toolkits",
    uses: ["FlowKit", "FlowScreens", "FlowShell", "FlowStorage", "FlowUIKit", "FlowUIKitRows", "FlowUIKitStandIn"]),

  .core("FlowFaults", in: "Services", uses: ["FlowCommandLine"]),
  // The only target that links Foundation's network on Linux: no other module of the core uses it.
  .core("FlowHTTP", in: "Services", uses: ["FlowKit", "FlowLocalization"], hasTexts: true),

  .core("FlowExplorer", in: "Programs", uses: ["FlowHeadless", "FlowKit", "FlowShell", "FlowValues"]),
  .core("FlowPictures", in: "Programs", uses: ["FlowHeadless", "FlowKit", "FlowScreens"]),
  .core(
    "FlowProgram", in: "Programs",
    uses: [
      "FlowCommandLine", "FlowExplorer", "FlowFaults", "FlowHeadless", "FlowKit", "FlowPictures", "FlowScreens",
      "FlowShell", "FlowStorage",
    ]),
  .core(
    "FlowAppTesting", in: "Programs",
    uses: [
      "FlowCommandLine", "FlowExplorer", "FlowFaults", "FlowHeadless", "FlowKit", "FlowPhone", "FlowProgram",
      "FlowScreens", "FlowShell", "FlowStorage", "FlowTesting", "FlowUIKit", "FlowUIKitRows", "FlowUIKitStandIn",
    ]),

  .program("FlowScaffold", at: "Modules/Core/Tools/FlowScaffold", uses: ["FlowCommandLine"]),
  .command("new-app", "FlowNewApp", does: "Creates a package for a new app."),
  .command("new-feature", "FlowNewFeature", does: "Creates a feature from a template."),
  .command("update-app", "FlowUpdateApp", does: "Merges what a newer core writes into the files of new-app."),

  .program("FlowTextCatalogs", at: "Modules/Core/Tools/FlowTextCatalogs", uses: ["FlowLocalization"]),
  .command(
    "texts", "FlowTexts", of: "FlowTextCatalogs", at: "Modules/Core/Tools/FlowTextsPlugin",
    does: "Brings the catalogs of texts into line with the sources."),
]

let example: [Target] = [
  .module("Money", uses: ["FlowLocalization", "FlowValues"]),
  .module("Contact", uses: ["FlowLocalization", "FlowScreens", "FlowValues", "Money"]),
  .module(
    "SandboxBank",
    uses: ["Contact", "FlowFaults", "FlowLocalization", "FlowSession", "FlowStorage", "Money", "SignIn", "Transfer"],
    hasTexts: false),
  // The bank over HTTP: what both ends send, and the app's end.
  .module("BankWire", uses: ["Money", "Transfer"], hasTexts: false),
  .module("BankClient", uses: ["BankWire", "FlowHTTP", "Money", "Transfer"], hasTexts: false),
  .module(
    "Storage",
    uses: [
      "Business", "Contact", "FlowLocalization", "FlowScreens", "FlowStorage", "Money", "Onboarding", "Profile",
      "Transfer",
    ]),
  .target(
    name: "CompositionRoot",
    dependencies: (features.map(\.name) + [
      "Contact", "FlowKit", "FlowScreens", "FlowSession", "FlowShell", "FlowStorage", "Money", "Storage",
    ])
    .map { .byName(name: $0) },
    path: "App/CompositionRoot",
    exclude: ["Texts.xcstrings"],
    swiftSettings: .house),
  .target(
    name: "Phone",
    dependencies: [
      "CompositionRoot", "Contact", "FlowKit", "FlowPhone", "FlowScreens", "FlowShell", "FlowStorage", "FlowSwiftUI",
      "FlowUIKit", "FlowUIKitRows", "FlowUIKitStandIn", "Profile", "SandboxBank", "Storage", "Transfer",
    ],
    path: "App/Phone",
    swiftSettings: .house),
  .executableTarget(
    name: "App",
    dependencies: (features.map(\.name) + [
      "CompositionRoot", "Contact", "FlowCommandLine", "FlowExplorer", "FlowFaults", "FlowHeadless", "FlowKit",
      "FlowProgram", "FlowScreens", "FlowSession", "FlowShell", "FlowStorage", "Money", "SandboxBank", "Storage",
    ]).map { .byName(name: $0) },
    path: "App",
    exclude: ["CompositionRoot", "OverHTTP", "Phone", "Server", "iOS"],
    sources: ["Headless"],
    resources: [.copy("Journeys")],
    swiftSettings: .house),
  // The same with a bank over HTTP: a program of its own, since it links Foundation's network. Its folder Sandbox is a link.
  .executableTarget(
    name: "AppOverHTTP",
    dependencies: (features.map(\.name) + [
      "BankClient", "CompositionRoot", "Contact", "FlowCommandLine", "FlowExplorer", "FlowFaults", "FlowHTTP",
      "FlowHeadless", "FlowKit", "FlowProgram", "FlowScreens", "FlowSession", "FlowShell", "FlowStorage", "Money",
      "SandboxBank", "Storage",
    ]).map { .byName(name: $0) },
    path: "App/OverHTTP",
    swiftSettings: .house),
]

let tools: [Target] = [
  // Prints the public interface of a module from its symbol graph: `.ci/check-api`.
  .program("PublicInterface", at: "Modules/Core/Tools/PublicInterface"),
  // The stress test of the database: `swift run DatabaseStorm`.
  .program("DatabaseStorm", at: "Tests/Core/DatabaseStorm", uses: ["FlowStorage", "FlowTesting"]),
]

let tests: [Target] = [
  // A model of flows, written from the contract alone, and random acts on the model and on the kernel.
  .target(
    name: "KernelModel", dependencies: ["FlowKit", "FlowTesting"], path: "Tests/Core/KernelModel",
    swiftSettings: .house),
  // A disk in memory that fails on a test's demand.
  .target(
    name: "SimulatedDisk", dependencies: ["FlowSQLite", "FlowStorage", "FlowTesting"],
    path: "Tests/Core/SimulatedDisk", swiftSettings: .house),
  // A service that signs people in, with faults on demand.
  .target(
    name: "SessionDoubles", dependencies: ["FlowSession", "FlowStorage", "FlowTesting"],
    path: "Tests/Core/SessionDoubles", swiftSettings: .house),
  .tests(of: "FlowLocalization", in: "Tests/Core"),
  .tests(of: "FlowKit", in: "Tests/Core", uses: ["KernelModel"]),
  .tests(of: "FlowValues", in: "Tests/Core"),
  .tests(of: "FlowScreens", in: "Tests/Core"),
  .tests(of: "FlowStorage", in: "Tests/Core", uses: ["DatabaseStorm", "FlowScreens", "FlowSQLite", "SimulatedDisk"]),
  .tests(of: "FlowFaults", in: "Tests/Core"),
  .tests(of: "FlowHTTP", in: "Tests/Core", uses: ["FlowKit", "FlowLocalization"]),
  .tests(of: "FlowSession", in: "Tests/Core", uses: ["FlowStorage", "SessionDoubles", "SimulatedDisk"]),
  .tests(of: "FlowShell", in: "Tests/Core", uses: ["FlowScreens", "FlowSession", "FlowStorage", "SessionDoubles"]),
  .tests(of: "FlowHeadless", in: "Tests/Core", uses: ["FlowCommandLine", "FlowScreens", "KernelModel"]),
  .tests(of: "FlowUIKit", in: "Tests/Core", uses: ["FlowUIKitStandIn", "KernelModel"]),
  .tests(of: "FlowUIKitRows", in: "Tests/Core", uses: ["FlowScreens", "FlowUIKit", "FlowUIKitStandIn"]),
  .tests(
    of: "FlowSwiftUI", in: "Tests/Core", uses: ["FlowScreens", "FlowUIKit", "FlowUIKitRows", "FlowUIKitStandIn"]),
  .tests(
    of: "FlowAppTesting", in: "Tests/Core",
    uses: [
      "FlowHeadless", "FlowPhone", "FlowProgram", "FlowScreens", "FlowSession", "FlowShell", "FlowStorage", "FlowUIKit",
      "FlowUIKitRows", "FlowUIKitStandIn", "SessionDoubles",
    ]),
  .tests(of: "FlowExplorer", in: "Tests/Core", uses: ["FlowHeadless", "FlowScreens"]),
  .tests(of: "FlowPictures", in: "Tests/Core", uses: ["FlowHeadless", "FlowScreens"]),
  .tests(
    of: "FlowProgram", in: "Tests/Core",
    uses: [
      "FlowAppTesting", "FlowCommandLine", "FlowExplorer", "FlowFaults", "FlowHeadless", "FlowScreens", "FlowShell",
      "FlowStorage",
    ],
    exclude: ["Journeys"]),
  .tests(of: "FlowScaffold", in: "Tests/Core"),
  .tests(of: "FlowTextCatalogs", in: "Tests/Core"),
  .tests(of: "Money", uses: ["FlowScreens"]),
  .tests(of: "Contact", uses: ["FlowScreens", "Money"]),
  .tests(
    of: "SandboxBank",
    uses: [
      "BankConformance", "Contact", "FlowAppTesting", "FlowFaults", "FlowScreens", "FlowSession", "FlowStorage",
      "Money", "SignIn", "Transfer",
    ]),
  // What every bank must do, whoever it is.
  .target(
    name: "BankConformance", dependencies: ["FlowTesting", "Money", "Transfer"], path: "Tests/BankConformance",
    swiftSettings: .house),
  .tests(of: "BankWire", uses: ["Money", "Transfer"]),
  .tests(
    of: "BankClient",
    uses: ["BankConformance", "BankWire", "FlowHTTP", "FlowStorage", "Money", "SandboxBank", "Transfer"]),
  .tests(
    of: "Storage",
    uses: ["Business", "Contact", "FlowScreens", "FlowStorage", "Money", "Onboarding", "Profile", "Transfer"]),
  .tests(
    of: "App",
    uses: features.map(\.name) + [
      "CompositionRoot", "Contact", "FlowAppTesting", "FlowCommandLine", "FlowExplorer", "FlowFaults", "FlowHeadless",
      "FlowProgram", "FlowScreens", "FlowSession", "FlowShell", "FlowStorage", "Money", "SandboxBank", "SimulatedDisk",
      "Storage",
    ],
    exclude: ["CommandLine/Version1"]),
  .tests(
    of: "Phone",
    uses: [
      "App", "FlowAppTesting", "FlowCommandLine", "FlowHeadless", "FlowPhone", "FlowProgram", "FlowScreens",
      "FlowShell", "FlowStorage", "FlowUIKit", "FlowUIKitRows", "FlowUIKitStandIn", "SandboxBank", "Transfer",
    ]),
]

let package = Package(
  name: "AppCore",
  platforms: [.macOS(.v15), .iOS(.v18)],
  products: [
    .library(name: "FlowKit", targets: ["FlowKit", "FlowLocalization"]),
    // For values and entities, which have texts and no flows.
    .library(name: "FlowValues", targets: ["FlowValues", "FlowLocalization"]),
    .library(name: "FlowTesting", targets: ["FlowTesting"]),
    .library(name: "FlowScreens", targets: ["FlowScreens"]),
    .library(name: "FlowStorage", targets: ["FlowStorage"]),
    // Links Foundation's network: for clients of services alone.
    .library(name: "FlowHTTP", targets: ["FlowHTTP"]),
    // For the world of a program, and never for a phone.
    .library(name: "FlowFaults", targets: ["FlowFaults"]),
    // For the clients of an app's service, which ask it for tokens.
    .library(name: "FlowSession", targets: ["FlowSession"]),
    .library(name: "FlowShell", targets: ["FlowShell"]),
    .library(name: "FlowHeadless", targets: ["FlowHeadless"]),
    // The adapter alone, for an app with views of its own; the second has pages and scenes, too.
    .library(name: "FlowUIKit", targets: ["FlowUIKit"]),
    .library(name: "FlowPhone", targets: ["FlowPhone", "FlowUIKitRows"]),
    .library(name: "FlowSwiftUI", targets: ["FlowSwiftUI", "FlowUIKitRows"]),
    .library(name: "FlowProgram", targets: ["FlowCommandLine", "FlowExplorer", "FlowFaults", "FlowProgram"]),
    // For tests of an app.
    .library(name: "FlowAppTesting", targets: ["FlowAppTesting"]),
    .plugin(name: "FlowNewApp", targets: ["FlowNewApp"]),
    .plugin(name: "FlowNewFeature", targets: ["FlowNewFeature"]),
    .plugin(name: "FlowUpdateApp", targets: ["FlowUpdateApp"]),
    .plugin(name: "FlowTexts", targets: ["FlowTexts"]),
  ] + exampleProducts,
  targets: core + features.map(\.target) + example + tools + tests + features.map { $0.tests(among: features) }
)

/// The example in Xcode, and for other packages of this repository, if `FLOW_EXAMPLE` is set: docs/reference/ios.md.
var exampleProducts: [Product] {
  guard Context.environment["FLOW_EXAMPLE"] != nil else { return [] }
  return [
    .library(name: "Phone", targets: ["Phone"]),
    .library(name: "CompositionRoot", targets: ["CompositionRoot"] + features.map(\.name)),
    .library(name: "SandboxBank", targets: ["SandboxBank", "Storage"]),
    .library(name: "BankClient", targets: ["BankClient", "BankWire"]),
    .library(name: "BankConformance", targets: ["BankConformance"]),
  ]
}

// MARK: - How a target is written here

/// A module with a flow, the VIPER modules of its screens, and tests.
struct Feature {
  let name: String
  /// The features that it starts.
  let uses: [String]
  private let foundations: [String]
  private let testSupport: [String]
  private let resources: [Resource]?

  /// - Parameters:
  ///   - name: The name of its module.
  ///   - features: The features that it starts.
  ///   - foundations: Its dependencies, besides those of every feature.
  ///   - testSupport: Targets that its tests use, besides those of every feature.
  ///   - resources: Its resources.
  init(
    _ name: String, uses features: [String] = [], on foundations: [String] = [], testedBy testSupport: [String] = [],
    resources: [Resource]? = nil
  ) {
    self.name = name
    uses = features
    self.foundations = foundations
    self.testSupport = testSupport
    self.resources = resources
  }

  private var neighbours: [String] { ["FlowKit", "FlowScreens"] + uses + foundations }

  /// The target of its module.
  var target: Target { .module(name, uses: neighbours, resources: resources) }

  /// Returns the target of its tests, with the dependencies of the features that it starts.
  func tests(among features: [Feature]) -> Target {
    let used = features.filter { uses.contains($0.name) }
    return .tests(of: name, uses: neighbours + used.flatMap(\.neighbours) + ["FlowAppTesting"] + testSupport)
  }
}

extension Target {
  /// Returns a library target with its sources in `Modules/<name>`, or another folder.
  static func module(
    _ name: String, in folder: String = "Modules", uses: [String] = [], exclude: [String] = [],
    resources: [Resource]? = nil, plugins: [String] = [], hasTexts: Bool = true
  ) -> Target {
    .target(
      name: name,
      dependencies: uses.map { .byName(name: $0) },
      path: "\(folder)/\(name)",
      // What people read is built in as a source, Texts.swift: docs/reference/texts.md.
      exclude: exclude + (hasTexts ? ["Texts.xcstrings"] : []),
      resources: resources,
      swiftSettings: .house,
      plugins: plugins.map { .plugin(name: $0) })
  }

  /// Returns a library target of the core, on one of its floors.
  static func core(
    _ name: String, in floor: String, uses: [String] = [], exclude: [String] = [], resources: [Resource]? = nil,
    plugins: [String] = [], hasTexts: Bool = false
  ) -> Target {
    .module(
      name, in: "Modules/Core/\(floor)", uses: uses, exclude: exclude, resources: resources, plugins: plugins,
      hasTexts: hasTexts)
  }

  /// Returns an executable target.
  static func program(_ name: String, at path: String, uses: [String] = []) -> Target {
    .executableTarget(
      name: name,
      dependencies: uses.map { .byName(name: $0) },
      path: path,
      swiftSettings: .house)
  }

  /// Returns a command of `swift package` that passes its arguments to a tool.
  static func command(
    _ verb: String, _ name: String, of tool: String = "FlowScaffold", at path: String? = nil, does description: String
  ) -> Target {
    .plugin(
      name: name,
      capability: .command(intent: .custom(verb: verb, description: description), permissions: .writing),
      dependencies: [.target(name: tool)],
      path: path ?? "Modules/Core/Tools/FlowScaffoldPlugins/\(name)")
  }

  /// Returns the tests of a module, with the test kit, and sources in `Tests/<name>Tests`, or another folder.
  static func tests(
    of name: String, in folder: String = "Tests", uses: [String] = [], exclude: [String] = []
  ) -> Target {
    .testTarget(
      name: name + "Tests",
      dependencies: Set([name, "FlowKit", "FlowTesting"] + uses).sorted().map { .byName(name: $0) },
      path: "\(folder)/\(name)Tests",
      exclude: exclude,
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
