import { useTranslation } from 'react-i18next';
import { Alert } from '#src/ui/base/Alert/Alert.tsx';
import { Button } from '#src/ui/base/Button/Button.tsx';

/** Replaces stories that could not be fetched. */
export function StoriesFailed({ onRetry }: { onRetry: () => Promise<void> }) {
  const { t } = useTranslation(['rating', 'common']);
  return (
    <Alert
      action={
        <Button variant="outline" size="small" icon="refresh-cw" onClick={() => void onRetry()}>
          {t('common:retry')}
        </Button>
      }
    >
      {t('stories.failed')}
    </Alert>
  );
}
