import { useTranslation } from 'react-i18next';
import { Button } from '#src/ui/base/Button/Button.tsx';
import { EmptyState } from '#src/ui/base/EmptyState/EmptyState.tsx';

/** The filters find nothing: says so and takes them away. */
export function NoMovements({ onReset }: { onReset: () => void }) {
  const { t } = useTranslation('history');
  return (
    <EmptyState
      picture="ledger"
      title={t('emptyFiltered')}
      text={t('emptyFilteredText')}
      action={
        <Button variant="soft" onClick={onReset}>
          {t('reset')}
        </Button>
      }
    />
  );
}
