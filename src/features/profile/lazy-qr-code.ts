import { lazy } from 'react';
import { loadTexts } from '#src/i18n/setup.ts';

/** The QR code, loaded when a code is first shown. */
export const LazyQrCode = lazy(async () => {
  const [{ QrCode }] = await Promise.all([import('#src/ui/app/QrCode/QrCode.tsx'), loadTexts()]);
  return { default: QrCode };
});
