public import Forms
public import Screens

/// Decides whether an address can be accepted, and stores the profile.
public struct AddressInteractor: SavingFormInteractor {
  let details: PersonalDetails
  let store: any ProfileStore
  let drafts: any DraftStore<ProfileDraft>

  /// The fields to ask for, as the country that was chosen has them.
  public func fieldsAsked(in draft: FormDraft<AddressField>) -> [AddressField] {
    PostalAddress.fieldsAsked(inCountry: draft[.country])
  }

  /// Makes the profile of what was typed.
  public func answer(from draft: FormDraft<AddressField>) throws(FormRefusal<AddressField>) -> PersonalProfile {
    PersonalProfile(details: details, address: try PostalAddress(draft))
  }

  /// Stores the profile; what was typed for it is not needed any more then.
  public func save(_ profile: PersonalProfile) async throws(ProfileStoreError) {
    try await store.save(profile)
    await drafts.clear()
  }
}
