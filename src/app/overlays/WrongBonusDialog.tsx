import { useTranslation } from 'react-i18next';
import { InfoDialog } from './InfoDialog.tsx';

/** Informs that a bonus was credited by mistake; `mayShowWrongBonus` decides whether it is ever shown. */
export function WrongBonusDialog({ onResult }: { onResult: (result: boolean) => void }) {
  const { t } = useTranslation('overlays');
  return (
    <InfoDialog title={t('wrongBonus.title')} text={t('wrongBonus.text')} onResult={onResult} />
  );
}
