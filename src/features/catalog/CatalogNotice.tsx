import { useTranslation } from 'react-i18next';
import type { WhyEmpty } from '#src/state/why-empty.ts';
import { NotReceived } from '#src/ui/app/NotReceived/NotReceived.tsx';
import { EmptyState } from '#src/ui/base/EmptyState/EmptyState.tsx';
import { retryCatalogue } from './refresh.ts';

/** In the place of a list: the catalogue did not come yet, or has nothing of this kind. */
export function CatalogNotice({ why }: { why: Exclude<WhyEmpty, 'loading'> }) {
  const { t } = useTranslation('catalog');
  if (why === 'empty') {
    return <EmptyState picture="parcel" title={t('empty')} text={t('emptyText')} />;
  }
  return (
    <NotReceived
      isReachable={why === 'failed'}
      title={t(why)}
      text={t(`${why}Text`)}
      onRetry={retryCatalogue}
    />
  );
}
