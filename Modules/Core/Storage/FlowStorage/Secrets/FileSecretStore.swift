public import Foundation

/// Secrets in a file that only its owner can read, for programs without a Keychain.
///
/// The file is replaced as a whole, so that a kill or a full disk leaves the former secrets or the new ones. It is alone in its
/// folder, whose rights are the owner's, too.
public actor FileSecretStore: SecretStore {
  private let folder: String
  private let file: String
  private let files: any FileSystem
  private let host: (any Actor)?
  private let executor = DatabaseExecutor()

  /// - Parameters:
  ///   - folder: The folder for the secrets alone, which is made with the first one; the folder around it must exist.
  ///   - host: An actor that runs the work on the file; by default, a separate thread.
  public init(in folder: URL, on host: (any Actor)? = nil) {
    self.folder = folder.absoluteURL.path(percentEncoded: false).trimmingSuffix("/")
    file = self.folder + "/secrets"
    files = DatabaseFile.fileSystem
    self.host = host
  }

  public nonisolated var unownedExecutor: UnownedSerialExecutor {
    host?.unownedExecutor ?? executor.asUnownedSerialExecutor()
  }

  public func read(_ generation: SecretGeneration) async -> SecretReading {
    do throws(SecretError) {
      return try content()[generation.name].map { .found($0) } ?? .missing
    } catch {
      return .unreadable(error)
    }
  }

  public func write(_ secret: Secret, of generation: SecretGeneration) async throws(SecretError) {
    // Nothing in a damaged file can be read again.
    var secrets = try isDamaged() ? [:] : content()
    if let former = secrets[generation.name], !former.yields(to: secret) { throw .superseded }
    secrets[generation.name] = secret
    try replace(with: secrets)
  }

  public func remove(_ generation: SecretGeneration) async throws(SecretError) {
    var secrets = try content()
    removeDraft()
    guard secrets.removeValue(forKey: generation.name) != nil else { return }
    if secrets.isEmpty { try removeFile() } else { try replace(with: secrets) }
  }

  public func generations() async throws(SecretError) -> [SecretGeneration] {
    try content().keys.sorted().map { SecretGeneration($0) }
  }

  public func removeAll() async throws(SecretError) {
    removeDraft()
    if files.exists(file) { try removeFile() }
  }
}

// MARK: - The file

extension FileSecretStore {
  /// The next content, until it has the name of the file; a kill can leave it.
  private var draft: String { file + ".new" }

  private func content() throws(SecretError) -> [String: Secret] {
    let data: Data
    do {
      data = try files.content(of: file)
    } catch {
      guard !isMissingFile(error) else { return [:] }
      throw SecretError(error)
    }
    do {
      return try [String: Secret](storedJSON: String(decoding: data, as: UTF8.self))
    } catch {
      throw .damaged
    }
  }

  private func isDamaged() throws(SecretError) -> Bool {
    do throws(SecretError) {
      _ = try content()
      return false
    } catch .damaged {
      return true
    }
  }

  private func replace(with secrets: [String: Secret]) throws(SecretError) {
    do {
      try files.makePrivateFolder(folder)
      removeDraft()
      try files.create(draft)
      try files.write(Data(try secrets.storedJSON().utf8), to: draft)
      try files.sync(draft)
      try files.rename(draft, to: file)
      try files.sync(folder)
    } catch {
      removeDraft()
      throw SecretError(error)
    }
  }

  private func removeFile() throws(SecretError) {
    files.remove(file)
    guard !files.exists(file) else { throw .notAllowed }
    do throws(DatabaseError) { try files.sync(folder) } catch { throw SecretError(error) }
  }

  private func removeDraft() { if files.exists(draft) { files.remove(draft) } }
}

extension SecretError {
  /// Creates the error for one of the file system.
  fileprivate init(_ error: any Error) {
    switch error {
    case DatabaseError.full: self = .full
    case DatabaseError.readOnly: self = .notAllowed
    case let error as CocoaError where error.code == .fileReadNoPermission: self = .notAllowed
    case DatabaseError.other(let report): self = .failed(Int(report.code), report.message)
    default: self = .failed((error as NSError).code, (error as NSError).localizedDescription)
    }
  }
}

/// Whether an error of the file system says that there is no file.
private func isMissingFile(_ error: any Error) -> Bool {
  switch error {
  case let error as CocoaError: error.code == .fileReadNoSuchFile || error.code == .fileNoSuchFile
  case DatabaseError.cannotOpen: true
  default: false
  }
}

extension String {
  fileprivate func trimmingSuffix(_ suffix: String) -> String {
    hasSuffix(suffix) ? String(dropLast(suffix.count)) : self
  }
}
