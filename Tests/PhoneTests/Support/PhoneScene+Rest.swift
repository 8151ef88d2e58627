#if !canImport(UIKit)
  import FlowPhone
  import FlowTesting
  import FlowUIKitStandIn
  import Testing

  extension PhoneScene {
    /// Waits until the app is launched or shows why not, while the device makes its turns.
    func rest(on device: StandInDevice) async {
      let rest = Rest()
      Task {
        await idle()
        rest.hasCome = true
      }
      await nextTurns {
        device.settle()
        return rest.hasCome
      }
    }
  }

  @MainActor
  private final class Rest {
    var hasCome = false
  }
#endif
