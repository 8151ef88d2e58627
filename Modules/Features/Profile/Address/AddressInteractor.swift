import Forms

/// Decides whether an address can be accepted, and stores the profile.
struct AddressInteractor: Sendable {
  let store: any ProfileStore
  let drafts: any DraftStore<ProfileDraft>

  /// The fields to ask for, as the country that was chosen has them.
  func fieldsAsked(in draft: FormDraft<AddressField>) -> [AddressField] {
    PostalAddress.fieldsAsked(inCountry: draft[.country])
  }

  func address(from draft: FormDraft<AddressField>) throws(FormRefusal<AddressField>) -> PostalAddress {
    try PostalAddress(draft)
  }

  /// Stores the profile; what was typed for it is not needed any more then.
  func save(_ profile: PersonalProfile) async throws(ProfileStoreError) -> PersonalProfile {
    try await store.save(profile)
    await drafts.clear()
    return profile
  }
}
