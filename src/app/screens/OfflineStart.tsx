import { useTranslation } from 'react-i18next';
import { Button } from '#src/ui/base/Button/Button.tsx';
import { FullScreen } from './FullScreen.tsx';

interface OfflineStartProps {
  /** False: the session of the member who used this device last has ended, and their data is hidden. */
  isFirst: boolean;
  onRetry: () => void;
}

/**
 * A start without a network and without data that may be shown. The app retries by itself; the button
 * retries at once.
 */
export function OfflineStart({ isFirst, onRetry }: OfflineStartProps) {
  const { t } = useTranslation('states');
  return (
    <FullScreen
      picture="offline"
      title={t(isFirst ? 'offlineStart.title' : 'ended.offlineTitle')}
      text={t(isFirst ? 'offlineStart.text' : 'ended.offlineText')}
      action={
        <Button icon="refresh-cw" onClick={onRetry}>
          {t('offlineStart.action')}
        </Button>
      }
    />
  );
}
