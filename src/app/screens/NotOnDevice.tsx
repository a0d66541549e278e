import { useTranslation } from 'react-i18next';
import { useSnapshot } from 'valtio';
import { network } from '#src/state/page/network.ts';
import { Button } from '#src/ui/base/Button/Button.tsx';
import { FullScreen } from './FullScreen.tsx';

/**
 * Replaces a screen whose file the device does not have while there is no network (R9.2). It can be opened
 * again once the network is back: before, that would fail (R8.4).
 */
export function NotOnDevice() {
  const { t } = useTranslation(['states', 'common']);
  const { reachable } = useSnapshot(network);
  return (
    <FullScreen
      name="NotOnDevice"
      picture="offline"
      title={t('notOnDevice.title')}
      text={t('notOnDevice.text')}
      action={reachable && <Button onClick={() => location.reload()}>{t('common:retry')}</Button>}
    />
  );
}
