import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#src/ui/base/Button/Button.tsx';
import { EmptyState } from '#src/ui/base/EmptyState/EmptyState.tsx';

interface NotReceivedProps {
  /** Level of the heading: 1 when this is the whole screen. */
  level?: 1 | 2 | 3;
  /** There is no network, rather than a service that did not deliver the data. */
  isOffline: boolean;
  title: string;
  text: string;
  /** Loads the data again; the button is busy until the promise settles. */
  onRetry: () => Promise<void> | void;
}

/**
 * Replaces content that is neither stored nor could be fetched: the reason and a retry button.
 */
export function NotReceived({ level = 2, isOffline, title, text, onRetry }: NotReceivedProps) {
  const { t } = useTranslation();
  const [isRetrying, setIsRetrying] = useState(false);
  const retry = async () => {
    setIsRetrying(true);
    try {
      await onRetry();
    } finally {
      setIsRetrying(false);
    }
  };
  return (
    <div data-not-received>
      <EmptyState
        level={level}
        picture={isOffline ? 'offline' : 'noResponse'}
        title={title}
        text={text}
        action={
          <Button icon="refresh-cw" busy={isRetrying} onClick={() => void retry()}>
            {t('retry')}
          </Button>
        }
      />
    </div>
  );
}
