import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { CodePicture } from './code-picture.ts';

/** handedOver: whether the browser keeps it, as those of messengers do not, is unknown. */
type SaveState = 'idle' | 'saving' | 'handedOver' | 'failed';

interface SavePicture {
  readonly isSaving: boolean;
  /** The message about the last attempt to save the picture with this key. */
  readonly messageOf: (key: string) => string | null;
  /** @param name of the file, without its type */
  readonly save: (key: string, name: string, draw: () => Promise<Blob>) => void;
}

/** Draws a code; the drawing is loaded at the first use. */
export async function drawCodeLate(picture: CodePicture): Promise<Blob> {
  const { drawCode } = await import('./draw-code.ts');
  return drawCode(picture);
}

/**
 * Draws PNG pictures (a code: `draw-code.ts`) and hands them to the device (`saveFile` of src/platform/save-file.ts),
 * as the caller says (R2.20).
 * @param onSave gives a file to the device; `shared` and `closed` are what the member has seen, so there is
 * no message
 */
export function useSavePicture(
  onSave: (picture: Blob, name: string) => Promise<'shared' | 'downloaded' | 'closed'>,
): SavePicture {
  const { t } = useTranslation('kit');
  const [last, setLast] = useState<{ key: string; state: SaveState } | null>(null);
  return {
    isSaving: last?.state === 'saving',
    messageOf(key) {
      if (last?.key !== key) return null;
      if (last.state === 'handedOver') return t('savePicture.handedOver');
      return last.state === 'failed' ? t('savePicture.failed') : null;
    },
    save(key, name, draw) {
      if (last?.state === 'saving') return;
      setLast({ key, state: 'saving' });
      void draw()
        .then((picture) => onSave(picture, `${name}.png`))
        .then(
          (outcome) => setLast({ key, state: outcome === 'downloaded' ? 'handedOver' : 'idle' }),
          () => setLast({ key, state: 'failed' }),
        );
    },
  };
}
