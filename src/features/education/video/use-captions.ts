import { useEffect, type RefObject } from 'react';
import type { Language } from '#src/i18n/language.ts';

function showOnly(tracks: TextTrackList, language: Language): void {
  for (const track of tracks) track.mode = track.language === language ? 'showing' : 'disabled';
}

/**
 * Shows the captions of the language on screen. The browser reads a track's `default` once, so a later
 * switch of the language has to set the modes; the member's own choice in the player stays until then.
 */
export function useCaptions(video: RefObject<HTMLVideoElement | null>, language: Language): void {
  useEffect(() => {
    if (video.current) showOnly(video.current.textTracks, language);
  }, [video, language]);
}
