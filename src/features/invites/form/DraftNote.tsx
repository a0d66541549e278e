import { useTranslation } from 'react-i18next';
import { Alert } from '#src/ui/base/Alert/Alert.tsx';
import { Button } from '#src/ui/base/Button/Button.tsx';

/** The form continues an earlier visit (R9.10). */
export function DraftNote({ onReset }: { onReset: () => void }) {
  const { t } = useTranslation('invites');
  return (
    <Alert
      action={
        <Button size="small" variant="outline" onClick={onReset}>
          {t('form.startOver')}
        </Button>
      }
    >
      {t('form.restored')}
    </Alert>
  );
}
