#if canImport(Security)
  import FlowLocalization
  import Foundation
  import Security

  /// Secrets in the Keychain of a phone, a tablet or a Mac.
  ///
  /// It was type-checked against Apple's headers, and has never run: this package is built and tested without a Keychain.
  ///
  /// Its items can be read after the first unlock (`kSecAttrAccessibleAfterFirstUnlockThisDeviceOnly`): an app resumes a payment in
  /// the background while the device is locked, and a session must not move to another device with a backup. The Keychain
  /// survives the deletion of the app; a launch sweeps the items that the database does not name.
  public actor KeychainSecretStore: SecretStore {
    private let service: String
    private let accessGroup: String?

    /// - Parameters:
    ///   - service: The name of the app's items, such as its bundle identifier.
    ///   - accessGroup: The group of apps that share them; nil for the app alone.
    public init(service: String, accessGroup: String? = nil) {
      self.service = service
      self.accessGroup = accessGroup
    }

    public func read(_ generation: SecretGeneration) async -> SecretReading {
      var query = query(generation)
      query[kSecReturnData] = true
      query[kSecMatchLimit] = kSecMatchLimitOne
      var found: CFTypeRef?
      let status = SecItemCopyMatching(query as CFDictionary, &found)
      guard status != errSecItemNotFound else { return .missing }
      guard status == errSecSuccess else { return .unreadable(SecretError(status)) }
      guard let data = found as? Data, let text = String(data: data, encoding: .utf8) else {
        return .unreadable(.damaged)
      }
      do { return .found(try Secret(storedJSON: text)) } catch { return .unreadable(.damaged) }
    }

    public func write(_ secret: Secret, of generation: SecretGeneration) async throws(SecretError) {
      switch await read(generation) {
      case .found(let former) where !former.yields(to: secret): throw .superseded
      case .found, .missing, .unreadable(.damaged): break
      case .unreadable(let error): throw error
      }
      let data: Data
      do { data = Data(try secret.storedJSON().utf8) } catch { throw .damaged }
      let content: [CFString: Any] = [
        kSecValueData: data, kSecAttrAccessible: kSecAttrAccessibleAfterFirstUnlockThisDeviceOnly,
      ]
      var status = SecItemUpdate(query(generation) as CFDictionary, content as CFDictionary)
      if status == errSecItemNotFound {
        let item = query(generation).merging(content) { $1 }
        status = SecItemAdd(item as CFDictionary, nil)
      }
      guard status == errSecSuccess else { throw SecretError(status) }
    }

    public func remove(_ generation: SecretGeneration) async throws(SecretError) { try delete(query(generation)) }

    public func generations() async throws(SecretError) -> [SecretGeneration] {
      var query = query(nil)
      query[kSecReturnAttributes] = true
      query[kSecMatchLimit] = kSecMatchLimitAll
      var found: CFTypeRef?
      let status = SecItemCopyMatching(query as CFDictionary, &found)
      guard status != errSecItemNotFound else { return [] }
      guard status == errSecSuccess, let items = found as? [[CFString: Any]] else { throw SecretError(status) }
      return items.compactMap { $0[kSecAttrAccount] as? String }.map { SecretGeneration($0) }.sorted()
    }

    public func removeAll() async throws(SecretError) { try delete(query(nil)) }

    private func delete(_ query: [CFString: Any]) throws(SecretError) {
      let status = SecItemDelete(query as CFDictionary)
      guard status == errSecSuccess || status == errSecItemNotFound else { throw SecretError(status) }
    }

    /// The item of a generation; nil for all items.
    private func query(_ generation: SecretGeneration?) -> [CFString: Any] {
      var query: [CFString: Any] = [
        kSecClass: kSecClassGenericPassword, kSecAttrService: service,
        // On a Mac, too, the Keychain with these rules, and not that of files.
        kSecUseDataProtectionKeychain: true,
      ]
      query[kSecAttrAccessGroup] = accessGroup
      query[kSecAttrAccount] = generation?.name
      return query
    }
  }

  extension SecretError {
    /// Creates the error for a status of the Keychain.
    fileprivate init(_ status: OSStatus) {
      switch status {
      case errSecInteractionNotAllowed, errSecNotAvailable: self = .locked
      case errSecAuthFailed, errSecMissingEntitlement: self = .notAllowed
      case errSecDecode: self = .damaged
      case errSecDiskFull: self = .full
      default:
        self = .failed(Int(status), SecCopyErrorMessageString(status, nil) as String? ?? "")
      }
    }
  }
#endif
