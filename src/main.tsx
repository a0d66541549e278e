import { startI18n } from '#src/i18n/setup.ts';
import { goOnline, openDevice } from '#src/app/boot.ts';
import { App } from '#src/app/App.tsx';
import { isDocumentation } from '#src/app/kit-address.ts';
import { loadDocumentation } from '#src/app/load-documentation.tsx';
import { mount } from '#src/app/mount.tsx';
import { dressInBrand } from '#src/app/brand-theme.ts';
import { registerServiceWorker } from '#src/platform/service-worker.ts';

const { currency } = dressInBrand();
if (isDocumentation(location.pathname)) {
  await startI18n(currency);
  mount(await loadDocumentation());
} else {
  await Promise.all([startI18n(currency), openDevice()]);
  mount(<App />);
  void goOnline();
  registerServiceWorker();
}
