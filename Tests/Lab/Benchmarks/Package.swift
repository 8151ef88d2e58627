// swift-tools-version: 6.2

import PackageDescription

// A separate package, so that the app core keeps no dependency: `./run` builds it, runs it and checks the thresholds.
// `./instructions` needs no package from outside, and leaves it out with this variable.
let isAlone = Context.environment["INSTRUCTIONS_ALONE"] != nil

let package = Package(
  name: "Benchmarks",
  platforms: [.macOS(.v15)],
  dependencies: [.package(name: "AppCore", path: "../../..")]
    // Without its traits: they replace malloc, which would then be measured, too.
    + (isAlone ? [] : [.package(url: "https://github.com/ordo-one/benchmark", from: "1.38.1", traits: [])]),
  targets: [
    // The works, each done by flows and by hand
    .target(
      name: "Works",
      dependencies: [
        .product(name: "FlowKit", package: "AppCore"), .product(name: "FlowTesting", package: "AppCore"),
        .product(name: "FlowHeadless", package: "AppCore"),
      ],
      swiftSettings: .house),

    // How it is measured
    .executableTarget(name: "Scale", dependencies: ["Works"], swiftSettings: .house),
    .executableTarget(name: "Instructions", dependencies: ["Works"], swiftSettings: .house),
    .executableTarget(name: "Allocations", dependencies: ["Works", "CAllocations"], swiftSettings: .house),
    .target(name: "CAllocations"),

    // The report
    .executableTarget(name: "Report", swiftSettings: .house),
  ] + (isAlone ? [] : [times])
)

/// Seconds, with the package from outside.
var times: Target {
  .executableTarget(
    name: "Times",
    dependencies: ["Works", .product(name: "Benchmark", package: "benchmark")],
    path: "Benchmarks/Times",
    swiftSettings: .house,
    plugins: [.plugin(name: "BenchmarkPlugin", package: "benchmark")])
}

extension [SwiftSetting] {
  /// The app core's settings.
  static var house: [SwiftSetting] {
    [
      .swiftLanguageMode(.v6),
      .treatAllWarnings(as: .error),
      .enableUpcomingFeature("ExistentialAny"),
      .enableUpcomingFeature("InternalImportsByDefault"),
      .enableUpcomingFeature("MemberImportVisibility"),
      .enableUpcomingFeature("InferIsolatedConformances"),
      .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
    ]
  }
}
