extension RuleBook {
  /// What an adapter that breaks a rule has to do, by rule ID. Rules about native ads name what custom events call.
  static let fixes: [String: String] = [
    "LOAD-1":
      "Call customEventNativeAd(_:didReceive:) with the ad in the callback by which the network "
      + "delivers one.",
    "LOAD-2":
      "Answer each request once, in the first callback for it: a completion handler that you set to nil "
      + "when you call it cannot be called again.",
    "LOAD-3":
      "Call customEventNativeAd(_:didFailToLoadWithError:) with an error in the callback by which the "
      + "network says that it has no ad.",
    "LOAD-4":
      "Call customEventNativeAd(_:didFailToLoadWithError:) with an error for every failure of the "
      + "network, not only for a lack of ads.",
    "LOAD-5": "Give each error a domain that names your adapter or its network.",
    "LOAD-6":
      "Pass the network's error on, or make it the underlying error of yours, so that its code can be "
      + "read; a Swift error that is not a CustomNSError has code 1: make it one, or wrap it in an NSError.",
    "LOAD-7": "Pass the parameter on to the network without a change.",
    "LOAD-8":
      "Check the parameter before you ask the network, and call "
      + "customEventNativeAd(_:didFailToLoadWithError:) with an error if it is empty.",
    "LOAD-9":
      "Look for native among the ad types, and call customEventNativeAd(_:didFailToLoadWithError:) "
      + "with an error if it is not there.",
    "LOAD-10":
      "Deliver an ad that is there at once after the request has returned, for example in a new "
      + "task.",
    "LOAD-11": "Loop over all options, use those that you know, and skip the others.",
    "LOAD-12": "Keep what belongs to a request in properties of the instance, not in static variables.",
    "LOAD-13":
      "Give each instance a request and a network delegate of its own, so that answers reach the one "
      + "that asked.",
    "LOAD-14": "Let what the network answers later go to the instance that asked, and nowhere else.",
    "LOAD-15": "Put shared state right when the network answers, also if the instance that asked is gone.",
    "LOAD-16": "Declare the delegate weak, and do not capture it strongly in a closure.",
    "LOAD-17": "Call the completion handler with the ad in the callback by which the network delivers one.",
    "LOAD-18":
      "Call the completion handler once: return after an error, and set your reference to nil when you call "
      + "it.",
    "LOAD-19":
      "Call the completion handler with an error in the callback by which the network says that it has "
      + "no ad.",
    "LOAD-20":
      "Read the parameter from the credentials, and ask the network for it with the class of that "
      + "format.",
    "LOAD-21": "Pass isTestRequest of the configuration on to the network's request, whichever it is.",
    "LOAD-22":
      "Return your class of extras from networkExtrasClass(), and pass the extras of the configuration "
      + "on.",
    "LOAD-23": "Check each setting before the load, and fail with an error of yours that names the setting.",
    "LOAD-24":
      "Call the completion handler with an error in the load methods of formats that the network "
      + "lacks, or omit them.",

    "OPTION-1": "Download images of which the network sends only the URL before you deliver the ad.",
    "OPTION-2": "If isImageLoadingDisabled is true, make each NativeAdImage of its URL and its scale.",
    "OPTION-3": "If isImageLoadingDisabled is true, neither download images nor let the network load them.",
    "OPTION-4": "Pass shouldRequestMultipleImages on, and deliver one main image if it is false.",
    "OPTION-5": "Pass preferredImageOrientation on to the network's request.",
    "OPTION-6": "Pass preferredAdChoicesPosition on to the network's request.",
    "OPTION-7": "Give the network's request the documented defaults before you read the options.",

    "ASSET-1":
      "Return the network's headline, body and call to action unchanged, each from the property of its "
      + "name.",
    "ASSET-2":
      "Return the network's advertiser, store and price unchanged, each from the property of its "
      + "name.",
    "ASSET-3": "Return the network's star rating as a number from 0 to 5, without rounding.",
    "ASSET-4": "Convert the network's rating to the scale from 0 to 5.",
    "ASSET-5": "Return the network's main images from images, each once, in both image modes.",
    "ASSET-6": "Return the network's icon from icon, in both image modes.",
    "ASSET-7": "Pass the network's scale on to each NativeAdImage.",
    "ASSET-8":
      "Return the network's other assets from extraAssets, under the names that the network "
      + "documents.",
    "ASSET-9": "Return nil, and no empty text, for an asset that the network does not have.",
    "ASSET-10":
      "Return the network's AdChoices view from adChoicesView, or make one of its image and its "
      + "link.",
    "ASSET-11": "Pass texts on as they are: do not trim, filter or shorten them.",
    "ASSET-12": "Return a media view if hasVideoContent is true, and false if there is none.",
    "ASSET-13": "Return 0 where the network does not know the aspect ratio, the duration or the time.",
    "ASSET-14": "Make assets once, when the ad arrives, and return the same ones each time.",

    "EVENT-1": "Tell the network of the impression in didRecordImpression(), once.",
    "EVENT-2":
      "Tell the network of an impression in didRecordImpression() only, not when the ad is "
      + "rendered.",
    "EVENT-3": "Tell the network of the click in didRecordClickOnAsset(withName:view:viewController:), once.",
    "EVENT-4":
      "Pass the view that didRecordClickOnAsset(withName:view:viewController:) is given on to the "
      + "network.",
    "EVENT-5": "Tell the network of the click whatever the name of the asset is.",
    "EVENT-6": "Return true from handlesUserImpressions(), or do not report the network's impressions.",
    "EVENT-7": "Return true from handlesUserClicks(), or do not report the network's clicks.",
    "EVENT-8": "Report no impression while handlesUserImpressions() returns false.",
    "EVENT-9": "Report no click while handlesUserClicks() returns false.",
    "EVENT-10": "Report the impression in the network's callback, once.",
    "EVENT-11": "Report the click in the network's callback, once.",
    "EVENT-12": "Report an impression when the network counts it, not when it delivers the ad.",
    "EVENT-13": "Report an impression only in the network's callback that says it was counted.",
    "EVENT-14": "Report that a screen will be presented in the network's callback that says so.",
    "EVENT-15": "Report that the screen was dismissed in the network's callback that says so.",
    "EVENT-16": "Report each step of a screen once, in this order: will present, will dismiss, did dismiss.",
    "EVENT-17": "Report that the user leaves the app in the network's callback that says so, once.",
    "EVENT-18":
      "Report the beginning, the pause and the end of a video in the network's callbacks that say "
      + "so.",
    "EVENT-19": "Report each step of a video once, when the network reports it, and in that order.",
    "EVENT-20": "Take the view from the network in didUntrackView(_:), so that it counts no impression.",
    "EVENT-21": "Take the view from the network in didUntrackView(_:), so that it counts no click.",
    "EVENT-22": "Report that the screen will be dismissed in the network's callback that says so.",

    "VIEW-1":
      "Give the network the view in "
      + "didRender(in:clickableAssetViews:nonclickableAssetViews:viewController:).",
    "VIEW-2": "Take the view from the network in didUntrackView(_:).",
    "VIEW-3": "Set your references to the view to nil in didUntrackView(_:), or hold it weakly.",
    "VIEW-4": "Untrack in didUntrackView(_:) also if the view is nil.",
    "VIEW-5": "Give the network the new view each time that the ad is rendered.",
    "VIEW-6": "Register the views for clicks each time that the ad is rendered.",

    "LIFE-1": "Hold the network's ad strongly in the mediated ad.",
    "LIFE-2": "Hold the network's ad nowhere but in the mediated ad, and keep none in a static variable.",
    "LIFE-3": "Hold the mediated ad nowhere yourself, or weakly: the host holds it.",
    "LIFE-4":
      "Break reference cycles: hold delegates weakly, and do not capture self strongly in closures "
      + "that stay.",
    "LIFE-5": "Remove what you keep for a load, such as an entry of a static dictionary, when the load ends.",
    "LIFE-6": "Hold the network's ad strongly in the object that you pass to the completion handler.",
    "LIFE-7":
      "Break reference cycles between adapter, ad and network: hold delegates weakly, and release the "
      + "handler.",

    "THREAD-1": "Deliver the ad on the thread of the network's callback, or change to the main actor.",
    "THREAD-2": "Report the failure on the thread of the network's callback, or change to the main actor.",
    "THREAD-3": "Report events on the thread of the network's callback, or change to the main actor.",

    "SETUP-1": "Call the completion handler of set-up once, with nil when the network is ready.",
    "SETUP-2": "Call the completion handler of set-up also if no credential has a usable setting.",
    "SETUP-3": "Call the completion handler of set-up in the network's callback for failures, too.",
    "SETUP-4": "Return the real versions of the adapter and of the network's SDK.",
    "SETUP-5": "Return versions from constants, without starting the network's SDK.",
    "SETUP-6": "Start the network's SDK in setUp(with:completionHandler:), and not again when an ad loads.",
    "SETUP-7":
      "Do not wait for the main thread in setUp(with:completionHandler:): dispatch to it, and "
      + "return.",
    "SETUP-8": "Pass the network's error on to the completion handler of set-up.",
    "SETUP-9":
      "Check the settings in setUp(with:completionHandler:), and fail with an error of yours that "
      + "names the setting.",
    "SETUP-10": "Call the completion handler of set-up once for all credentials, after the last of them.",
    "SETUP-11": "Call the completion handler of every set-up, also if the network is set up already.",

    "BID-1":
      "Call the completion handler of collectSignals(for:completionHandler:) once, with the network's "
      + "signals.",
    "BID-2":
      "Do not wait for the main thread in collectSignals(for:completionHandler:): dispatch to it, and "
      + "return.",
    "BID-3": "Call the completion handler with an error if the network has no signals.",
    "BID-4": "Pass bidResponse of the configuration on to the network without a change.",
    "BID-5": "Pass the watermark of the configuration on to the network.",
    "BID-6": "Call the completion handler with an error if the network cannot use the bid response.",
    "BID-7": "Load as in a waterfall if bidResponse is nil, or call the completion handler with an error.",
    "BID-8":
      "Call the completion handler once for each format and banner size, with signals or with an "
      + "error.",

    "SCREEN-1": "Present the network's ad in present(from:), once, and nowhere else.",
    "SCREEN-2": "Pass the view controller that present(from:) is given on to the network.",
    "SCREEN-3": "Report didFailToPresent with the network's error, once, and nothing else for that ad.",
    "SCREEN-4":
      "Report the opening and the closing in the network's callbacks that say so, both steps in one "
      + "callback if the network has no other.",
    "SCREEN-5": "Report each step of the screen once, in the order of the network's callbacks.",
    "SCREEN-6": "Report that the screen will be dismissed in the network's callback that says so.",
    "SCREEN-7": "Report the impression in the network's callback that says it was counted, once.",
    "SCREEN-8": "Report the click in the network's callback that says it was counted, once.",
    "SCREEN-9": "Report an impression in the network's callback only, not when the ad loads or is presented.",

    "REWARD-1": "Report the reward in the network's callback that says it was earned, once.",
    "REWARD-2": "Report no reward when the ad closes: only the network's callback says that it was earned.",
    "REWARD-3": "Report the start and the end of the video in the network's callbacks that say so.",

    "BANNER-1": "Return a view of the size that is asked for, or of a smaller one.",
    "BANNER-2": "Pass adSize of the configuration on to the network's request.",
    "BANNER-3": "Make the banner's view once, and return the same one each time.",
    "BANNER-4": "Report the impression in the network's callback that says it was counted, once.",
    "BANNER-5": "Report the click in the network's callback that says it was counted, once.",
    "BANNER-6": "Report the opening and the closing of the screen in the network's callbacks that say so.",
    "BANNER-7": "Report each step of the screen once, in the order of the network's callbacks.",

    "PRIVACY-1":
      "Read tagForChildDirectedTreatment, and tell the network, or fail the load if it has no such "
      + "setting.",
    "PRIVACY-2":
      "Read tagForUnderAgeOfConsent, and tell the network, or fail the load if it has no such "
      + "setting.",
    "PRIVACY-3":
      "Read ageRestrictedTreatment, and tell the network, or fail the load if it has no such "
      + "setting.",
    "PRIVACY-4": "Tell the network that the user is a child only if the publisher says so.",
  ]
}

extension ConformanceRule {
  /// What an adapter that breaks the rule has to do, in one sentence and in the words of the adapter.
  public var fix: String {
    // A test checks that every rule of the rule book has a sentence.
    inItsWords(RuleBook.fixes[id] ?? sentence)
  }
}
