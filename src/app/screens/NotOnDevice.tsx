import { useTranslation } from 'react-i18next';
import { Button } from '#src/ui/base/Button/Button.tsx';
import { FullScreen } from './FullScreen.tsx';

/** Replaces a screen whose file the device does not have while there is no network (R9.2). */
export function NotOnDevice() {
  const { t } = useTranslation(['states', 'common']);
  return (
    <FullScreen
      picture="offline"
      title={t('notOnDevice.title')}
      text={t('notOnDevice.text')}
      action={<Button onClick={() => location.reload()}>{t('common:retry')}</Button>}
    />
  );
}
