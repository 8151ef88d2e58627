// swift-tools-version: 6.2

import PackageDescription

// A separate package, since it needs a server for HTTP, and the app core needs no other package: docs/lab/decisions/0002.
// It knows an app only by its protocol, docs/reference/json.md.
let package = Package(
  name: "Studio",
  platforms: [.macOS(.v15)],
  products: [.executable(name: "studio", targets: ["Studio"])],
  dependencies: [.package(url: "https://github.com/swhitty/FlyingFox.git", .upToNextMinor(from: "0.27.1"))],
  targets: [
    .target(name: "StudioSession", swiftSettings: .house),
    .executableTarget(
      name: "Studio", dependencies: ["StudioSession", .product(name: "FlyingFox", package: "FlyingFox")],
      resources: [.embedInCode("Page")], swiftSettings: .house),
    .testTarget(
      name: "StudioTests",
      dependencies: ["Studio", "StudioSession", .product(name: "FlyingFox", package: "FlyingFox")],
      resources: [.copy("TinyApp.py")], swiftSettings: .house),
  ]
)

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
