import { useTranslation } from 'react-i18next';
import { Button } from '#src/ui/base/Button/Button.tsx';
import { EmptyState } from '#src/ui/base/EmptyState/EmptyState.tsx';

/** Replaces a list without matches; one button resets the filters. */
export function NoOperations({ onReset }: { onReset: () => void }) {
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
