import { useEffect, type RefObject } from 'react';
import type { Language } from '#src/i18n/language.ts';

/**
 * Shows the captions of the language on screen. The browser reads a track's `default` once, so a later
 * switch of the language has to set the modes; the member's own choice in the player stays until then.
 */
export function useCaptions(video: RefObject<HTMLVideoElement | null>, language: Language): void {
  useEffect(() => {
    for (const track of video.current?.textTracks ?? []) {
      track.mode = track.language === language ? 'showing' : 'disabled';
    }
  }, [video, language]);
}
