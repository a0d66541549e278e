import { useState } from 'react';
import type { CodePicture } from './code-picture.ts';

/** saved: among the downloads, where the browser put it. */
export type SaveState = 'idle' | 'saving' | 'saved' | 'failed';

interface SaveCode {
  /** How the last saving of the code with this content went. */
  readonly stateOf: (text: string) => SaveState;
  readonly save: (picture: CodePicture) => void;
}

/**
 * Draws codes as pictures and hands them to the device (R2.20). The drawing is loaded at the first use.
 * @param onSave gives a file to the device; `shared` and `closed` are what the member has seen, so nothing is said
 */
export function useSaveCode(
  onSave: (picture: Blob, name: string) => Promise<'shared' | 'downloaded' | 'closed'>,
): SaveCode {
  const [last, setLast] = useState<{ text: string; state: SaveState } | null>(null);
  const run = async (picture: CodePicture): Promise<SaveState> => {
    try {
      const { drawCode } = await import('./draw-code.ts');
      const outcome = await onSave(await drawCode(picture), `${picture.name}.png`);
      return outcome === 'downloaded' ? 'saved' : 'idle';
    } catch {
      return 'failed';
    }
  };
  return {
    stateOf: (text) => (last?.text === text ? last.state : 'idle'),
    save(picture) {
      if (last?.state === 'saving') return;
      const { text } = picture;
      setLast({ text, state: 'saving' });
      void run(picture).then((state) => setLast({ text, state }));
    },
  };
}
