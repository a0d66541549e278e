import { useEffect, type RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { useSnapshot } from 'valtio';
import { videoAddresses } from '#src/domain/education/lesson-video.ts';
import { LANGUAGE_NAMES, type Language } from '#src/i18n/language.ts';
import { useFormat } from '#src/i18n/use-format.ts';
import { config } from '#src/platform/config.ts';
import { network } from '#src/state/page/network.ts';
import { Hint } from '#src/ui/app/Hint/Hint.tsx';
import { Button } from '#src/ui/base/Button/Button.tsx';
import { Icon } from '#src/ui/base/Icon/Icon.tsx';
import { useVideoView } from './use-video-view.ts';
import { VideoPoster } from './VideoPoster.tsx';
import styles from './LessonVideo.module.css';

interface VideoTroubleProps {
  kind: 'offline' | 'failed';
  onRetry: () => void;
}

/** Replaces a player that has nothing to play: why, what still works, and a retry. */
function VideoTrouble({ kind, onRetry }: VideoTroubleProps) {
  const { t } = useTranslation(['education', 'common']);
  return (
    <div className={`stack stack-tight ${styles.trouble}`} role="status">
      <Icon name={kind === 'offline' ? 'wifi-off' : 'circle-alert'} />
      <p className={styles.reason}>{t(`video.${kind}`)}</p>
      <p className="small">{t(`video.${kind}Text`)}</p>
      <Button variant="soft" size="small" icon="refresh-cw" onClick={onRetry}>
        {t('common:retry')}
      </Button>
    </div>
  );
}

function showOnly(tracks: TextTrackList, language: Language): void {
  for (const track of tracks) track.mode = track.language === language ? 'showing' : 'disabled';
}

/**
 * Shows the captions of the language on screen. The browser reads a track's `default` once, so a later
 * switch of the language has to set the modes; the member's own choice in the player stays until then.
 */
function useCaptions(video: RefObject<HTMLVideoElement | null>, language: Language): void {
  useEffect(() => {
    if (video.current) showOnly(video.current.textTracks, language);
  }, [video, language]);
}

interface LessonVideoProps {
  /** The video's address: absolute, or relative to the service. */
  videoUrl: string;
  /** The lesson's title and number. */
  title: string;
  number: number;
}

/** Keeps the browser from drawing its own poster over the one behind the element. */
const CLEAR_POSTER =
  'data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 16 9"/%3E';

/** A lesson's video with captions in both languages; offline a message and a retry replace it (R2.22). */
export function LessonVideo({ videoUrl, title, number }: LessonVideoProps) {
  const { t } = useTranslation('education');
  const { language } = useFormat();
  const { reachable } = useSnapshot(network);
  const { view, video, retry, handlers } = useVideoView(reachable);
  useCaptions(video, language);
  const addresses = videoAddresses(videoUrl, config().serviceUrl, location.href);
  if (!addresses) return null;
  const isOffline = !reachable && view === 'idle';
  const trouble = view === 'failed' || isOffline ? (reachable ? 'failed' : 'offline') : null;

  return (
    <div className="stack stack-tight">
      <div className={styles.frame} data-trouble={trouble ?? undefined}>
        <VideoPoster number={number} />
        <video
          ref={video}
          className={styles.video}
          src={addresses.video}
          poster={CLEAR_POSTER}
          aria-label={t('video.label', { title })}
          controls
          playsInline
          preload="none"
          // Captions on another origin need CORS.
          {...(addresses.isForeign && { crossOrigin: 'anonymous' })}
          {...handlers}
        >
          <track
            kind="captions"
            srcLang="ru"
            label={LANGUAGE_NAMES.ru}
            src={addresses.captions.ru}
            default={language === 'ru'}
          />
          <track
            kind="captions"
            srcLang="uz"
            label={LANGUAGE_NAMES.uz}
            src={addresses.captions.uz}
            default={language === 'uz'}
          />
        </video>
        {trouble && <VideoTrouble kind={trouble} onRetry={retry} />}
      </div>
      {!reachable && view === 'started' && <Hint icon="cloud-off">{t('video.starved')}</Hint>}
    </div>
  );
}
