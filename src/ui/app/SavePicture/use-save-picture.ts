import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { CodePicture } from './code-picture.ts';

/** What is shown about the last attempt to save a picture. */
export interface SavedPicture {
  readonly message: string;
  /** The address of the picture, where the browser may not have kept it. */
  readonly picture?: string;
}

/** handedOver: whether the browser keeps it, as those of messengers do not, is unknown. */
type SaveState = 'idle' | 'saving' | 'failed' | { readonly handedOver: string };

interface SavePicture {
  readonly isSaving: boolean;
  /** What became of the last attempt to save the picture with this key. */
  readonly outcomeOf: (key: string) => SavedPicture | null;
  /** @param name of the file, without its type */
  readonly save: (key: string, name: string, draw: () => Promise<Blob>) => void;
}

/** A `data:` address, which needs no release, unlike a `blob:` one. */
const addressOf = (picture: Blob): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.addEventListener('loadend', () => {
      if (typeof reader.result === 'string') resolve(reader.result);
      else reject(new Error('the picture cannot be read', { cause: reader.error }));
    });
    reader.readAsDataURL(picture);
  });

/** Draws a code; the drawing is loaded at the first use. */
export async function drawCodeLate(picture: CodePicture): Promise<Blob> {
  const { drawCode } = await import('./draw-code.ts');
  return drawCode(picture);
}

/**
 * Draws PNG pictures (a code: `draw-code.ts`) and hands them to the device (`saveFile` of src/platform/files/save-file.ts),
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
    outcomeOf(key) {
      if (last?.key !== key) return null;
      const { state } = last;
      if (state === 'failed') return { message: t('savePicture.failed') };
      if (typeof state === 'string') return null;
      return { message: t('savePicture.handedOver'), picture: state.handedOver };
    },
    save(key, name, draw) {
      if (last?.state === 'saving') return;
      setLast({ key, state: 'saving' });
      void draw()
        .then(async (picture): Promise<SaveState> => {
          const end = await onSave(picture, `${name}.png`);
          return end === 'downloaded' ? { handedOver: await addressOf(picture) } : 'idle';
        })
        .catch((): SaveState => 'failed')
        .then((state) => setLast({ key, state }));
    },
  };
}
