import { useTranslation } from 'react-i18next';
import { InfoDialog } from './InfoDialog.tsx';

/** Coins cannot be turned into money yet (R2.31). */
export function WithdrawDialog({ onResult }: { onResult: (result: boolean) => void }) {
  const { t } = useTranslation('overlays');
  return <InfoDialog title={t('withdraw.title')} text={t('withdraw.text')} onResult={onResult} />;
}
