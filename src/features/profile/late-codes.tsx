import type { ComponentProps } from 'react';
import { loadTexts } from '#src/i18n/setup.ts';
import { loadable, useLoaded } from '#src/ui/base/Loadable/loadable.ts';
import type { codeParts } from './code-parts.tsx';

async function loadParts(): Promise<typeof codeParts> {
  const [loaded] = await Promise.all([import('./code-parts.tsx'), loadTexts()]);
  return loaded.codeParts;
}

const qrFile = loadable(async () => (await loadParts()).QrCode);
const saveFile = loadable(async () => (await loadParts()).SaveCode);

/** The QR code, loaded when a code is first shown. */
export function LateQrCode(props: ComponentProps<typeof codeParts.QrCode>) {
  const draw = useLoaded(qrFile);
  return draw?.(props);
}

/** Saves a code as a picture; loaded with the first code. */
export function LateSaveCode(props: ComponentProps<typeof codeParts.SaveCode>) {
  const draw = useLoaded(saveFile);
  return draw?.(props);
}
