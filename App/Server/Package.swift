// swift-tools-version: 6.2

import PackageDescription

// The example's bank as a server. A separate package, since it needs a server for HTTP, and the app core needs no other
// package: docs/lab/decisions/0002. `App/Server/bank` sets FLOW_EXAMPLE, which makes the example's modules products.
let example: [Target.Dependency] = ["BankClient", "CompositionRoot", "FlowStorage", "SandboxBank"].map {
  .product(name: $0, package: "AppCore")
}

let package = Package(
  name: "BankServer",
  platforms: [.macOS(.v15)],
  dependencies: [
    .package(name: "AppCore", path: "../.."),
    .package(url: "https://github.com/swhitty/FlyingFox.git", .upToNextMinor(from: "0.27.1")),
  ],
  targets: [
    .target(
      name: "BankServing", dependencies: example + [.product(name: "FlyingSocks", package: "FlyingFox")],
      swiftSettings: .house),
    .executableTarget(name: "BankServer", dependencies: example + ["BankServing"], swiftSettings: .house),
    .testTarget(
      name: "BankServingTests",
      dependencies: example + ["BankServing"]
        + ["BankConformance", "FlowHTTP", "FlowTesting"].map { .product(name: $0, package: "AppCore") }
        + [.product(name: "FlyingSocks", package: "FlyingFox")],
      swiftSettings: .house),
  ]
)

extension [SwiftSetting] {
  /// The app core's settings.
  static var house: [SwiftSetting] {
    [
      .swiftLanguageMode(.v6),
      .enableUpcomingFeature("ExistentialAny"),
      .enableUpcomingFeature("InternalImportsByDefault"),
      .enableUpcomingFeature("MemberImportVisibility"),
      .enableUpcomingFeature("InferIsolatedConformances"),
      .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
    ]
  }
}
