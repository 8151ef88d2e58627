/// The file that each instrumented module gets: it says which mutant is on.
enum Switch {
  /// The name of the file.
  static let fileName = "ActiveMutant.generated.swift"
  /// The variable that says it to the module.
  static let variable = "_activeMutant"
  /// The variable of the environment that says it to the process.
  static let environment = "ACTIVE_MUTANT"

  /// The function that notes that a body is executed.
  static let note = "_noteBody"
  /// The variable of the environment that names the file for the notes; without it, nothing is noted.
  static let notesEnvironment = "MUTANTS_NOTES"

  /// The text of the file.
  ///
  /// Its unsafe variables are used under its lock; a `Mutex` would add an import to each mutated target.
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

    private let notes = getenv("\(notesEnvironment)").map { open($0, O_WRONLY | O_CREAT | O_APPEND, 0o600) }
    // Any module may be instrumented, also one that cannot import a library with a safe lock: this one guards the set.
    private nonisolated(unsafe) var noted: Set<UInt32> = []
    private nonisolated(unsafe) let lock: UnsafeMutablePointer<pthread_mutex_t> = {
      let lock = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)
      pthread_mutex_init(lock, nil)
      return lock
    }()

    @usableFromInline func \(note)(_ body: UInt32) {
      guard let notes else { return }
      pthread_mutex_lock(lock)
      defer { pthread_mutex_unlock(lock) }
      guard noted.insert(body).inserted else { return }
      let line = String(body, radix: 16) + "\\n"
      _ = write(notes, line, line.utf8.count)
    }

    """
}
