import { startI18n } from '#src/i18n/setup.ts';
import { goOnline, openDevice } from '#src/app/boot.ts';
import { mount } from '#src/app/mount.tsx';
import { dressInBrand } from '#src/app/brand-theme.ts';
import { registerServiceWorker } from '#src/platform/service-worker.ts';

const { currency } = dressInBrand();
if (location.pathname.startsWith('/my/documentation')) {
  const { mountDocumentation } = await import('#src/app/documentation.tsx');
  await mountDocumentation();
} else {
  await Promise.all([startI18n(currency), openDevice()]);
  mount();
  void goOnline();
  registerServiceWorker();
}
