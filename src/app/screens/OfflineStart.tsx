import { useTranslation } from 'react-i18next';
import { Button } from '#src/ui/base/Button/Button.tsx';
import { FullScreen } from './FullScreen.tsx';

/**
 * The first start without a network and without stored data. The app retries by itself; the button
 * retries at once.
 */
export function OfflineStart({ onRetry }: { onRetry: () => void }) {
  const { t } = useTranslation(['states', 'common']);
  return (
    <FullScreen
      picture="offline"
      title={t('offlineStart.title')}
      text={t('offlineStart.text')}
      action={
        <Button icon="refresh-cw" onClick={onRetry}>
          {t('offlineStart.action')}
        </Button>
      }
    />
  );
}
