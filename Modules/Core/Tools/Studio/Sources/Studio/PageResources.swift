/// The files of the page, which are part of the program.
enum PageResources {
  static let html = PackageResources.studio_html
  static let css = PackageResources.studio_css
  static let studio = PackageResources.studio_js
  static let screen = PackageResources.screen_js
}
