import { useTranslation } from 'react-i18next';
import { InfoDialog } from './InfoDialog.tsx';

interface FailureDialogProps {
  /** The error's own message; empty, the general text stands for it. */
  text: string;
  onAnswer: (answer: boolean) => void;
}

/** Says what went wrong on the screen that the person was taken from (R4.6, specification §8). */
export function FailureDialog({ text, onAnswer }: FailureDialogProps) {
  const { t } = useTranslation(['overlays', 'common']);
  return (
    <InfoDialog
      title={t('failure.title')}
      text={text === '' ? t('common:error') : text}
      button={t('failure.button')}
      onAnswer={onAnswer}
    />
  );
}
