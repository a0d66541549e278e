import { useTranslation } from 'react-i18next';
import { Button } from '#src/ui/base/Button/Button.tsx';
import { FullScreen } from './FullScreen.tsx';

interface OfflineStartProps {
  /**
   * Whose data this device does not show: nobody has signed in yet; an owner's, which is never stored; that
   * of the member whose session has ended.
   */
  of: 'nobody' | 'owner' | 'member';
  onRetry: () => void;
}

/**
 * A start without a network, or without a response, and without data that may be shown. The app retries automatically;
 * the button retries at once.
 */
export function OfflineStart({ of, onRetry }: OfflineStartProps) {
  const { t } = useTranslation('states');
  // A request has failed already.
  const isOffline = navigator.onLine === false;
  const texts = {
    nobody: { title: t('offlineStart.title'), text: t('offlineStart.text') },
    owner: { title: t('offlineView.title'), text: t('offlineView.text') },
    member: { title: t('ended.offlineTitle'), text: t('ended.offlineText') },
  };
  return (
    <FullScreen
      name="OfflineStart"
      picture={isOffline ? 'offline' : 'noResponse'}
      {...(isOffline ? texts[of] : { title: t('silentStart.title'), text: t('silentStart.text') })}
      action={
        <Button icon="refresh-cw" onClick={onRetry}>
          {t('offlineStart.action')}
        </Button>
      }
    />
  );
}
