import { App } from '#src/app/App.tsx';
import { isDocumentation } from '#src/app/documentation/documentation-address.ts';
import { loadDocumentation } from '#src/app/documentation/load-documentation.tsx';
import { mount } from '#src/app/mount.tsx';
import { loadFirstScreen } from '#src/app/routing/load-first-screen.ts';
import { Starting, whenStorageWaits } from '#src/app/screens/Starting.tsx';
import { goOnline, openDevice } from '#src/app/session/boot.ts';
import { applyBrandTheme } from '#src/app/shell/brand-theme.ts';
import { startI18n } from '#src/i18n/setup.ts';

/**
 * Starts the app in place of the static loader.
 * @param styles resolves when the first screen's style sheets apply
 * @param isProviderAway this start has already found that the provider cannot be reached
 * @param endFirst lets the app take the place of what the page shows until then
 */
export async function start(
  styles: Promise<unknown>,
  isProviderAway: boolean,
  endFirst: () => void,
): Promise<void> {
  const { currency } = applyBrandTheme();
  if (__DEV_FEATURES__) {
    const { showDebugMessage } = await import('#src/app/development/DebugMessage.tsx');
    showDebugMessage();
  }
  if (isDocumentation(location.pathname)) {
    await Promise.all([startI18n(currency), styles]);
    mount(await loadDocumentation());
    return;
  }
  const endWait = whenStorageWaits(() => {
    mount(<Starting />);
    endFirst();
  });
  await Promise.all([startI18n(currency), openDevice(isProviderAway), loadFirstScreen(), styles]);
  endWait();
  mount(<App />);
  await goOnline(endFirst);
}
