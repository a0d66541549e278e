import { useTranslation } from 'react-i18next';
import type { EmptyReason } from '#src/domain/empty-reason.ts';
import { NotReceived } from '#src/ui/app/NotReceived/NotReceived.tsx';
import { EmptyState } from '#src/ui/base/EmptyState/EmptyState.tsx';

interface CatalogNoticeProps {
  reason: Exclude<EmptyReason, 'loading'>;
  onRetry: () => Promise<void>;
}

/** Replaces a list when the catalog was not received or has nothing of this kind. */
export function CatalogNotice({ reason, onRetry }: CatalogNoticeProps) {
  const { t } = useTranslation('catalog');
  if (reason === 'empty') {
    return <EmptyState picture="parcel" title={t('empty')} text={t('emptyText')} />;
  }
  return (
    <NotReceived
      isReachable={reason === 'failed'}
      title={t(reason)}
      text={t(`${reason}Text`)}
      onRetry={onRetry}
    />
  );
}
