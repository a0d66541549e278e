import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { CodePicture } from './code-picture.ts';

/** saved: among the downloads, where the browser put it. */
type SaveState = 'idle' | 'saving' | 'saved' | 'failed';

interface SaveCode {
  readonly isSaving: boolean;
  /** What the member has to know of the last saving of the code with this content. */
  readonly messageOf: (text: string) => string | null;
  readonly save: (picture: CodePicture) => void;
}

/**
 * Draws codes as pictures and hands them to the device (R2.20). The drawing is loaded at the first use.
 * @param onSave gives a file to the device; `shared` and `closed` are what the member has seen, so there is no message
 */
export function useSaveCode(
  onSave: (picture: Blob, name: string) => Promise<'shared' | 'downloaded' | 'closed'>,
): SaveCode {
  const { t } = useTranslation('kit');
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
    isSaving: last?.state === 'saving',
    messageOf(text) {
      if (last?.text !== text) return null;
      if (last.state === 'saved') return t('saveCode.saved');
      return last.state === 'failed' ? t('saveCode.failed') : null;
    },
    save(picture) {
      if (last?.state === 'saving') return;
      const { text } = picture;
      setLast({ text, state: 'saving' });
      void run(picture).then((state) => setLast({ text, state }));
    },
  };
}
