/// The elements that pages are made of. None of them loads anything but ``img``, whose pictures are in the page.
package enum Tag: String, Sendable {
  case a, abbr, article, b, button, caption, code, dd, details, div, dl, dt, em, figcaption,
    figure,
    footer, h1, h2, h3, header, img, input, label, li, link, main, meta, nav, ol, option, output,
    p, pre,
    section, select, small, span, strong, summary, table, tbody, td, th, thead, title, tr, ul
  // SVG, but for what HTML has, too.
  case svg, circle, g, line, path, polyline, rect, text

  /// Whether it has no content and no end.
  var isVoid: Bool {
    switch self {
    case .img, .input, .link, .meta: true
    default: false
    }
  }
}
