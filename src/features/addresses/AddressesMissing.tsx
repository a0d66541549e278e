import { useTranslation } from 'react-i18next';
import type { EmptyReason } from '#src/domain/empty-reason.ts';
import { NotReceived } from '#src/ui/app/NotReceived/NotReceived.tsx';
import { EmptyState } from '#src/ui/base/EmptyState/EmptyState.tsx';

interface AddressesMissingProps {
  reason: Exclude<EmptyReason, 'loading'>;
  onRetry: () => Promise<void>;
}

/** Replaces a list that is empty or was not received. */
export function AddressesMissing({ reason, onRetry }: AddressesMissingProps) {
  const { t } = useTranslation('addresses');
  if (reason === 'empty') {
    return <EmptyState picture="parcel" title={t('empty')} text={t('emptyText')} />;
  }
  return (
    <NotReceived
      isReachable={reason === 'failed'}
      title={t('failed')}
      text={t(`${reason}Text`)}
      onRetry={onRetry}
    />
  );
}
