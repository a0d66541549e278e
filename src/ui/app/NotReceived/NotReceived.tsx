import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#src/ui/base/Button/Button.tsx';
import { EmptyState } from '#src/ui/base/EmptyState/EmptyState.tsx';

interface NotReceivedProps {
  /** The heading's level: 1 when it is the whole screen. */
  level?: 1 | 2 | 3;
  /** The service can be reached, and did not give it. */
  isReachable: boolean;
  title: string;
  text: string;
  /** Asks for it again; the button is busy until a promise is settled. */
  onRetry: () => Promise<void> | void;
}

/** In the place of what could not be had and is not stored: why, and another try (design §8). */
export function NotReceived({ level = 2, isReachable, title, text, onRetry }: NotReceivedProps) {
  const { t } = useTranslation();
  const [isAsking, setAsking] = useState(false);
  const retry = async () => {
    setAsking(true);
    try {
      await onRetry();
    } finally {
      setAsking(false);
    }
  };
  return (
    <EmptyState
      level={level}
      picture={isReachable ? 'noAnswer' : 'offline'}
      title={title}
      text={text}
      action={
        <Button icon="refresh-cw" busy={isAsking} onClick={() => void retry()}>
          {t('retry')}
        </Button>
      }
    />
  );
}
