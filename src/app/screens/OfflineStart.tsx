import { useTranslation } from 'react-i18next';
import { Button } from '#src/ui/base/Button/Button.tsx';
import { FullScreen } from './FullScreen.tsx';

/**
 * The first start without a network: nothing is stored yet and nobody answers. The app tries again by
 * itself; the button is for those who have just switched their network on.
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
