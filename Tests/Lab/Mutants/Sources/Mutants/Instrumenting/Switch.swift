/// The file that each instrumented module gets: it says which mutant is on.
enum Switch {
  /// The name of the file.
  static let fileName = "ActiveMutant.generated.swift"
  /// The variable that says it to the module.
  static let variable = "_activeMutant"
  /// The variable of the environment that says it to the process.
  static let environment = "ACTIVE_MUTANT"

  /// The text of the file.
  ///
  /// A default argument of a public function can read the variable.
  static let text = """
    #if canImport(Glibc)
    import Glibc
    #elseif canImport(Musl)
    import Musl
    #else
    import Darwin
    #endif

    @usableFromInline let \(variable): UInt32 = getenv("\(environment)").flatMap { UInt32(String(cString: $0), radix: 16) } ?? 0

    """
}
