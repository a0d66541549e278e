import { useTranslation } from 'react-i18next';
import { EmptyState } from '#src/ui/base/EmptyState/EmptyState.tsx';

/** In the place of an empty list: the catalogue did not come yet, or has nothing of this kind. */
export function CatalogNotice({ hasFailed }: { hasFailed: boolean }) {
  const { t } = useTranslation('catalog');
  return (
    <EmptyState
      picture={hasFailed ? 'noAnswer' : 'parcel'}
      title={hasFailed ? t('failed') : t('empty')}
      text={hasFailed ? t('failedText') : t('emptyText')}
    />
  );
}
