import { useTranslation } from 'react-i18next';
import { database } from '#src/data/db/area/database.ts';
import { loadMeta } from '#src/data/db/meta.ts';
import { hrefs } from '#src/domain/hrefs.ts';
import { useCollection } from '#src/sync/requests/use-collection.ts';
import { DataTime } from '#src/ui/app/DataTime/DataTime.tsx';
import { GoBack } from '#src/ui/app/GoBack/GoBack.tsx';
import { missingText } from '#src/ui/app/NotReceived/missing-text.ts';
import { NotReceived } from '#src/ui/app/NotReceived/NotReceived.tsx';
import { EmptyState } from '#src/ui/base/EmptyState/EmptyState.tsx';
import { LinkButton } from '#src/ui/base/LinkButton/LinkButton.tsx';
import { ScreenTitle } from '#src/ui/base/ScreenTitle/ScreenTitle.tsx';
import { LoadingRegion } from '#src/ui/base/Skeleton/LoadingRegion.tsx';
import { Skeleton } from '#src/ui/base/Skeleton/Skeleton.tsx';
import { PersonalDataContent } from './PersonalDataContent.tsx';
import styles from './PersonalData.module.css';

/** The shape of the personal data while they load. */
function PersonalDataSkeleton() {
  return (
    <LoadingRegion>
      <div className={`stack ${styles.content}`}>
        <Skeleton shape="block" height="29rem" />
        <div className="stack">
          <Skeleton shape="block" height="11rem" />
          <Skeleton shape="block" height="9rem" />
        </div>
      </div>
    </LoadingRegion>
  );
}

const loadClient = async () => (await loadMeta(database(), 'client'))?.value ?? null;

/** /personal-data: what the programme knows about the member, and its correction (R7.18). */
export function PersonalData() {
  const { t } = useTranslation(['card', 'screens']);
  const { data: client, updatedAt, reason, retry } = useCollection('client', loadClient);

  return (
    <div className="column column-grid stack">
      <div>
        <GoBack to={hrefs.profile()}>{t('screens:Profile')}</GoBack>
        <div className="title-line">
          <ScreenTitle>{t('data.title')}</ScreenTitle>
          {client && updatedAt !== null && <DataTime updatedAt={updatedAt} />}
        </div>
      </div>
      {!client && reason === 'loading' && <PersonalDataSkeleton />}
      {!client && reason === 'empty' && (
        <EmptyState
          picture="card"
          title={t('data.empty')}
          text={t('data.emptyText')}
          action={<LinkButton to={hrefs.getCard()}>{t('data.get')}</LinkButton>}
        />
      )}
      {!client && reason !== 'loading' && reason !== 'empty' && (
        <NotReceived
          isOffline={reason === 'offline'}
          title={t('data.failed')}
          text={missingText(reason, {
            offline: t('data.offlineText'),
            failed: t('data.failedText'),
          })}
          onRetry={retry}
        />
      )}
      {client && <PersonalDataContent client={client} />}
    </div>
  );
}
