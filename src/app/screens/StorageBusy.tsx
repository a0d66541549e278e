import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#src/ui/base/Button/Button.tsx';
import { SCREEN_TITLE_ID } from '#src/ui/base/ScreenTitle/ScreenTitle.tsx';
import { FullScreen } from './FullScreen.tsx';

/** Something else holds the device's storage: the start waits, until the member goes on without it (R9.4). */
export function StorageBusy({ onGiveUp }: { onGiveUp: () => void }) {
  const { t } = useTranslation('device');
  // It replaces the loader without a navigation: the focus on its title makes a screen reader announce it.
  useEffect(() => document.getElementById(SCREEN_TITLE_ID)?.focus(), []);
  return (
    <FullScreen
      name="StorageBusy"
      picture="door"
      title={t('busy.title')}
      text={`${t('busy.text')} ${t('busy.note')}`}
      action={
        <>
          <Button icon="refresh-cw" onClick={() => location.reload()}>
            {t('retry')}
          </Button>
          <Button variant="outline" onClick={onGiveUp}>
            {t('busy.without')}
          </Button>
        </>
      }
    />
  );
}
