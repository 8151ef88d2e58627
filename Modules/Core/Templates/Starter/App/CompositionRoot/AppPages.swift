import FlowScreens

/// The screens of the app in any toolkit: each is a function from a content to a page.
///
/// Each feature with other screens than forms has an extension in its folder, which makes them.
struct AppPages: PageScreens {
  let toolkit: any PageToolkit
}
