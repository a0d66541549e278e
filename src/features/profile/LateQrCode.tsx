import type { ComponentProps } from 'react';
import { loadTexts } from '#src/i18n/setup.ts';
import type { QrCode } from '#src/ui/app/QrCode/QrCode.tsx';
import { loadable, useLoaded } from '#src/ui/base/Loadable/loadable.ts';

const file = loadable(async () => {
  const [loaded] = await Promise.all([import('#src/ui/app/QrCode/QrCode.tsx'), loadTexts()]);
  return loaded.QrCode;
});

/** The QR code, loaded when a code is first shown. */
export function LateQrCode(props: ComponentProps<typeof QrCode>) {
  const draw = useLoaded(file);
  return draw?.(props);
}
