#if DEBUG
  #if canImport(Darwin)
    import Darwin
  #elseif canImport(Glibc)
    import Glibc
  #elseif canImport(Musl)
    import Musl
  #endif

  /// Prints misuse and leaks: the observer of a controller that was made without one, in debug builds.
  @MainActor
  final class StandardErrorObserver: FlowObserver {
    /// Prints a line; a test replaces it.
    @TaskLocal static var printLine: @Sendable (String) -> Void = { line in
      let bytes = Array("\(line)\n".utf8)
      _ = bytes.withUnsafeBytes { write(STDERR_FILENO, $0.baseAddress, $0.count) }
    }

    func flow(_ node: FlowNode, did event: FlowEvent) {
      let flow = node.flowType.map { String(describing: $0) } ?? "FlowController"
      switch event {
      case .misused(let misuse): Self.printLine("FlowKit: \(flow) was misused: \(misuse)")
      case .leaked(let part): Self.printLine("FlowKit: \(flow) has ended, and was not released: \(part)")
      case .started, .progressed, .reported, .resumed, .terminated, .ended: break
      case .screenShown, .screenRevealed, .screenRemoved: break
      }
    }
  }
#endif
