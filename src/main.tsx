import { startI18n } from '#src/i18n/setup.ts';
import { goOnline, openDevice } from '#src/app/boot.ts';
import { App } from '#src/app/App.tsx';
import { isDocumentation } from '#src/app/documentation-address.ts';
import { loadDocumentation } from '#src/app/load-documentation.tsx';
import { mount } from '#src/app/mount.tsx';
import { applyBrandTheme } from '#src/app/brand-theme.ts';
import { registerServiceWorker } from '#src/platform/service-worker.ts';

const { currency } = applyBrandTheme();
if (isDocumentation(location.pathname)) {
  await startI18n(currency);
  mount(await loadDocumentation());
} else {
  await Promise.all([startI18n(currency), openDevice()]);
  mount(<App />);
  void goOnline();
  registerServiceWorker();
}
