import AVFoundation
import AVKit
import CollidingNetwork
import GoogleInteractiveMediaAds
import GoogleMobileAds
import UIKit

// Every name of the network, unqualified, beside all modules of the drop-in. It has to compile; nothing calls it.

let networkTypes: [Any.Type] = [
  AVPlayerContentPlayhead.self, AVPlayerVideoDisplay.self, AVPlayerVideoDisplayDelegate.self, Ad.self,
  AdAnomaly.self, AdBreakSchedule.self, AdBreakScheduleError.self, AdDisplayContainer.self, AdError.self,
  AdErrorCode.self, AdErrorType.self, AdEvent.self, AdEventLog.self, AdEventType.self,
  AdLoadingErrorData.self, AdLogEntry.self, MediationAdEvent.self, AdPlaybackInfo.self, AdPodInfo.self,
  AdSourceOutcome.self,
  AdapterClass.self, AdapterFailure.self, AdapterLookupError.self, AdapterRegistry.self, AdsLoadedData.self,
  AdsLoader.self, AdsLoaderDelegate.self, AdsManager.self, AdsManagerDelegate.self, AdRemark.self,
  AdsRenderingSettings.self, AdsRequest.self, AssetIdentifier.self, AutodetectBitrate.self, Bid.self,
  BidExchange.self, BidRequest.self, ClickThrough.self, CompanionAd.self, CompanionAdSlot.self,
  CompanionDelegate.self,
  ConfigurationError.self, ContentPlayhead.self, FriendlyObstruction.self, FriendlyObstructionPurpose.self,
  FullScreenAd.self, Gender.self, HeadlessMedia.self, ImageHeader.self, LinkOpenerDelegate.self,
  MaxAdContentRating.self, MediatedNativeAdNotificationSource.self,
  MediationAdapterSetUpCompletionHandler.self, MediationAppOpenLoadCompletionHandler.self,
  MediationBannerLoadCompletionHandler.self, MediationConfiguration.self, MediationHost.self,
  MediationInterstitialLoadCompletionHandler.self, MediationLimits.self,
  MediationNativeLoadCompletionHandler.self, MediationRewardedLoadCompletionHandler.self,
  NativeAdImageAdLoaderOptionsOrientation.self, NativeAdImageDownloadError.self, NativeAdImageDownloader.self,
  PathComponentFlaw.self, PictureInPictureProxy.self, PictureInPictureScript.self, Platform.self,
  PlaybackScript.self, PodIdentifier.self, PodManifestError.self, PodManifestRequest.self,
  PodStreamRequest.self, RTBSignalCompletionHandler.self, RewardingAd.self, Script.self, SecureSignals.self,
  Settings.self,
  StreamManager.self, StreamManagerDelegate.self, StreamRequest.self, TimedMetadata.self, UiElementType.self,
  UniversalAdID.self, VODStreamRequest.self, VideoDisplay.self, VideoDisplayDelegate.self,
  VideoStitcherLiveStreamRequest.self, VideoStitcherVODStreamRequest.self, Cuepoint.self,
  LiveStreamRequest.self, PodVODStreamRequest.self,
]
