// The mirror table: Google's names on the left, ours on the right. Code written for the Interactive Media Ads SDK under
// its prefixed names compiles with these.
//
// Absent, for there is nothing that they could name: the adapter for secure signals with its version (IMAESPAdapter and
// IMAESPVersion up to 3.17), kIMAFluidSize.

// What an app asks with.
/// ``AdsLoader``
public typealias IMAAdsLoader = AdsLoader
/// ``AdsLoaderDelegate``
public typealias IMAAdsLoaderDelegate = AdsLoaderDelegate
/// ``AdsRequest``
public typealias IMAAdsRequest = AdsRequest
/// ``StreamRequest``
public typealias IMAStreamRequest = StreamRequest
/// ``PodStreamRequest``
public typealias IMAPodStreamRequest = PodStreamRequest
/// ``PodVODStreamRequest``
public typealias IMAPodVODStreamRequest = PodVODStreamRequest
/// ``LiveStreamRequest``
public typealias IMALiveStreamRequest = LiveStreamRequest
/// ``VODStreamRequest``
public typealias IMAVODStreamRequest = VODStreamRequest
/// ``VideoStitcherLiveStreamRequest``
public typealias IMAVideoStitcherLiveStreamRequest = VideoStitcherLiveStreamRequest
/// ``VideoStitcherVODStreamRequest``
public typealias IMAVideoStitcherVODStreamRequest = VideoStitcherVODStreamRequest
/// ``Settings``
public typealias IMASettings = Settings
/// ``SecureSignals``
public typealias IMASecureSignals = SecureSignals
/// ``AdsLoadedData``
public typealias IMAAdsLoadedData = AdsLoadedData
/// ``AdLoadingErrorData``
public typealias IMAAdLoadingErrorData = AdLoadingErrorData

// What plays ads.
/// ``AdsManager``
public typealias IMAAdsManager = AdsManager
/// ``AdsManagerDelegate``
public typealias IMAAdsManagerDelegate = AdsManagerDelegate
/// ``StreamManager``
public typealias IMAStreamManager = StreamManager
/// ``StreamManagerDelegate``
public typealias IMAStreamManagerDelegate = StreamManagerDelegate
/// ``Cuepoint``
public typealias IMACuepoint = Cuepoint
/// ``AdsRenderingSettings``
public typealias IMAAdsRenderingSettings = AdsRenderingSettings
/// ``LinkOpenerDelegate``
public typealias IMALinkOpenerDelegate = LinkOpenerDelegate

// Where ads are shown.
/// ``AdDisplayContainer``
public typealias IMAAdDisplayContainer = AdDisplayContainer
/// ``CompanionAdSlot``
public typealias IMACompanionAdSlot = CompanionAdSlot
/// ``CompanionDelegate``
public typealias IMACompanionDelegate = CompanionDelegate
/// ``FriendlyObstruction``
public typealias IMAFriendlyObstruction = FriendlyObstruction
/// ``FriendlyObstructionPurpose``
public typealias IMAFriendlyObstructionPurpose = FriendlyObstructionPurpose
/// ``VideoDisplay``
public typealias IMAVideoDisplay = VideoDisplay
/// ``VideoDisplayDelegate``
public typealias IMAVideoDisplayDelegate = VideoDisplayDelegate
/// ``AVPlayerVideoDisplay``
public typealias IMAAVPlayerVideoDisplay = AVPlayerVideoDisplay
/// ``AVPlayerVideoDisplayDelegate``
public typealias IMAAVPlayerVideoDisplayDelegate = AVPlayerVideoDisplayDelegate
/// ``AdPlaybackInfo``
public typealias IMAAdPlaybackInfo = AdPlaybackInfo
/// ``PictureInPictureProxy``
public typealias IMAPictureInPictureProxy = PictureInPictureProxy

// Where the content is.
/// ``ContentPlayhead``
public typealias IMAContentPlayhead = ContentPlayhead
/// ``AVPlayerContentPlayhead``
public typealias IMAAVPlayerContentPlayhead = AVPlayerContentPlayhead

// What an app is told.
/// ``Ad``
public typealias IMAAd = Ad
/// ``AdPodInfo``
public typealias IMAAdPodInfo = AdPodInfo
/// ``CompanionAd``
public typealias IMACompanionAd = CompanionAd
/// ``UniversalAdID``
public typealias IMAUniversalAdID = UniversalAdID
/// ``AdEvent``
public typealias IMAAdEvent = AdEvent
/// ``AdEventType``
public typealias IMAAdEventType = AdEventType
/// ``AdError``
public typealias IMAAdError = AdError
/// ``AdErrorType``
public typealias IMAErrorType = AdErrorType
/// ``AdErrorCode``
public typealias IMAErrorCode = AdErrorCode
/// ``UiElementType``
public typealias IMAUiElementType = UiElementType

// Constants.
/// ``AutodetectBitrate``
public let kIMAAutodetectBitrate = AutodetectBitrate
/// The key in ``AdEvent/adData`` of the time in seconds at which a break is due: with
/// ``AdEventType/AD_BREAK_READY``.
public let kIMAAdBreakTime = "adBreakTime"
/// The name of ``ContentPlayhead/currentTime`` for key-value observing, which nothing here needs.
public let kIMAPropertyCurrentTime = "currentTime"
/// The key of the language in a dictionary of subtitles.
public let kIMASubtitleLanguage = "language"
/// The key of a WebVTT file's URL in a dictionary of subtitles.
public let kIMASubtitleWebVTT = "webvtt"
/// The key of a TTML file's URL in a dictionary of subtitles.
public let kIMASubtitleTTML = "ttml"
