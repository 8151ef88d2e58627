import FlowScreens

/// The screens of the app in any toolkit: each is a function from a content to a page.
///
/// Each feature has an extension in its folder, which makes its screens.
struct AppPages: Sendable {
  let toolkit: any PageToolkit
}
