#if !canImport(UIKit)
  import FlowPhone
  import FlowUIKitStandIn

  extension PhoneScene {
    /// Waits until the app is launched or shows why not, while the device makes its turns.
    func rest(on device: StandInDevice) async {
      let rest = Rest()
      let waiting = Task {
        await idle()
        rest.hasCome = true
      }
      while !rest.hasCome {
        device.settle()
        await Task.yield()
      }
      await waiting.value
    }
  }

  @MainActor
  private final class Rest {
    var hasCome = false
  }
#endif
