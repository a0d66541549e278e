import { useTranslation } from 'react-i18next';
import { InfoDialog } from './InfoDialog.tsx';

interface FailureDialogProps {
  /** The error's own message; if it is empty, the general text is shown. */
  text: string;
  onResult: (result: boolean) => void;
}

/** Shows the error of the screen that the member was redirected from (R4.6, specification §8). */
export function FailureDialog({ text, onResult }: FailureDialogProps) {
  const { t } = useTranslation(['overlays', 'common']);
  return (
    <InfoDialog
      title={t('failure.title')}
      text={text === '' ? t('common:error') : text}
      button={t('failure.button')}
      onResult={onResult}
    />
  );
}
