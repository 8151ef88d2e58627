public import Contact
public import FlowScreens

/// Validates an address, and stores the profile.
public struct AddressInteractor: SavingFormInteractor {
  let details: PersonalDetails
  let store: any ProfileStore
  let drafts: any DraftStore<ProfileDraft>

  public func visibleFields(for draft: FormDraft<AddressField>) -> [AddressField] {
    PostalAddress.visibleFields(inCountry: draft[.country])
  }

  public func answer(from draft: FormDraft<AddressField>) throws(FormError<AddressField>) -> PersonalProfile {
    PersonalProfile(details: details, address: try PostalAddress(draft))
  }

  /// Stores the profile, and clears its draft.
  public func save(_ profile: PersonalProfile) async throws(ProfileStoreError) -> PersonalProfile {
    try await store.save(profile)
    await drafts.clear()
    return profile
  }
}
