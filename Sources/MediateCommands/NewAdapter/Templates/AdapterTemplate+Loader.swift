/// The shape of an SDK in which a loader hands out the ads of a format. It is the same for all formats but their names.
extension AdapterTemplate {
  /// The network's loader, and its delegate.
  ///
  /// - Parameters:
  ///   - format: as names of types have it: `Native`.
  ///   - ads: what it loads, in words.
  static func networkLoader(_ format: String, of ads: String) -> String {
    let methods = loaderMethods(format)
    return #"""
      @if loader@
      public protocol ACME\#(format)AdLoaderDelegate: AnyObject {
        \#(methods.didLoad)
        \#(methods.didFail)
      }

      /// Loads \#(ads). Each one that it hands out is a new object.
      @MainActor
      public final class ACME\#(format)AdLoader {
        public weak var delegate: (any ACME\#(format)AdLoaderDelegate)?

      """#
        + (format == "Native"
          ? """
          @if nativeOptions@
            public var options = ACMENativeOptions()
          @end@

          """ : "")
          + #"""
          @if watermark@
            /// A picture to be laid over the ad.
            public var watermark: Data?
          @end@
            private let @LABEL@: @PLACEMENTTYPE@

            public init(@LABEL@: @PLACEMENTTYPE@) { self.@LABEL@ = @LABEL@ }

          @if bidding@
          @if waterfall@
            /// Loads an ad of the waterfall, and hands it to the delegate.
            public func load() { load(nil) }

          @end@
            /// Loads the ad of a bid, and hands it to the delegate.
            ///
            /// - Parameter bidResponse: the response to the network's bid.
          @if waterfall@
            public func load(bidResponse: String) { load(bidResponse) }

            private func load(_ bidResponse: String?) {
          @else@
            public func load(bidResponse: String) {
          @end@
          @else@
            /// Loads an ad, and hands it to the delegate.
            public func load() {
          @end@
              let ad = ACME\#(format)Ad(@LABEL@: @LABEL@)

          """#
        + (format == "Native"
          ? """
          @if nativeOptions@
              ad.options = options
          @end@

          """ : "")
          + #"""
          @if watermark@
              ad.watermark = watermark
          @end@
          @if bidding@
              ad.load(bidResponse: bidResponse) { [self] error in
          @else@
              ad.load { [self] error in
          @end@
                if let error {
                  delegate?.\#(FullScreenDelegate.prefix(format))Loader(self, didFailToLoadWithError: error)
                } else {
                  delegate?.\#(FullScreenDelegate.prefix(format))Loader(self, didLoad: ad)
                }
              }
            }
          }

          @end@

          """#
  }

  /// The adapter's class for the ads of a format, as the delegate of the loader.
  ///
  /// - Parameter answer: what it does with an ad that has loaded.
  static func loaderDelegate(_ format: String, answer: String = "    answer(nil)\n") -> String {
    let methods = loaderMethods(format)
    return #"""
      @if loader@
      extension AcmeMediation\#(format)Ad: @preconcurrency ACME\#(format)AdLoaderDelegate {
        \#(methods.didLoad) {
          self.ad = ad
          ad.delegate = self

      """# + answer + #"""
          }

          \#(methods.didFail) {
            answer(error)
          }
        }

        @end@

        """#
  }

  /// The methods of a loader's delegate, without bodies.
  private static func loaderMethods(_ format: String) -> (didLoad: String, didFail: String) {
    let name = "\(FullScreenDelegate.prefix(format))Loader"
    func method(_ parameter: String) -> String {
      declaration(of: name, "_ loader: ACME\(format)AdLoader", parameter)
    }
    return (method("didLoad ad: ACME\(format)Ad"), method("didFailToLoadWithError error: ACMEError"))
  }

  /// A method of a delegate without its body, in one line unless that leaves no room for a prefix longer than Acme's.
  static func declaration(of name: String, _ parameters: String...) -> String {
    let line = "func \(name)(\(parameters.joined(separator: ", ")))"
    return line.count < 90 ? line : "func \(name)(\n    \(parameters.joined(separator: ",\n    "))\n  )"
  }

  /// What loads the ads of a format in the adapter.
  static func loaderProperties(_ format: String) -> String {
    """
    @if loader@
      private let loader: ACME\(format)AdLoader
      private var ad: ACME\(format)Ad?
    @else@
      private let ad: ACME\(format)Ad
    @end@

    """
  }

  /// The beginning of an initializer of the adapter's class: what loads the ads is the loader, or else the ad.
  static func makeLoader(_ format: String) -> String {
    """
    @if loader@
        loader = ACME\(format)AdLoader(@LABEL@: placement)
    @else@
        ad = ACME\(format)Ad(@LABEL@: placement)
    @end@

    """
  }
}
