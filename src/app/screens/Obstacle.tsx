import { useTranslation } from 'react-i18next';
import type { ObstacleName } from '#src/platform/network/obstacle.ts';
import { Button } from '#src/ui/base/Button/Button.tsx';
import { signIn } from '../session/boot.ts';
import { FullScreen } from './FullScreen.tsx';

/** A changed setting of the browser or the device applies to a new page only. */
const reload = () => location.reload();

/** Explains what on this device prevents the sign-in, and how to remove it (R9.11). */
export function Obstacle({ of }: { of: ObstacleName }) {
  const { t } = useTranslation('device');
  const retry = (
    <Button icon="refresh-cw" onClick={reload}>
      {t('retry')}
    </Button>
  );
  return (
    <FullScreen
      name="Obstacle"
      picture={of === 'frame' ? 'door' : 'broken'}
      title={t(`${of}.title`)}
      text={t(`${of}.text`)}
      action={
        of === 'frame' ? <Button onClick={() => void signIn()}>{t('frame.action')}</Button> : retry
      }
    />
  );
}
