import { useTranslation } from 'react-i18next';
import { Button } from '#src/ui/base/Button/Button.tsx';
import { EmptyState } from '#src/ui/base/EmptyState/EmptyState.tsx';

/** Shown when the filter finds nothing. */
export function NoSuchInvitations({ onReset }: { onReset: () => void }) {
  const { t } = useTranslation('invites');
  return (
    <EmptyState
      picture="friends"
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
