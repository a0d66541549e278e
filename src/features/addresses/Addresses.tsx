import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { loadAddresses } from '#src/data/db/delivery-notes.ts';
import { hrefs } from '#src/domain/hrefs.ts';
import { useCollection } from '#src/sync/requests/use-collection.ts';
import { DataTime } from '#src/ui/app/DataTime/DataTime.tsx';
import { GoBack } from '#src/ui/app/GoBack/GoBack.tsx';
import { useWantedEdit } from '#src/ui/app/PostNotice/use-wanted-edit.ts';
import { ScreenTitle } from '#src/ui/base/ScreenTitle/ScreenTitle.tsx';
import { AddressesContent, AddressesSkeleton } from './AddressesContent.tsx';
import { AddressDialog } from './form/AddressDialog.tsx';
import { type FormTarget, targetOfPost } from './form/form-target.ts';
import styles from './Addresses.module.css';

/** /addresses: where orders go, and where the member fetches them (R2.26). */
export function Addresses() {
  const { t } = useTranslation(['addresses', 'screens']);
  const collection = useCollection('deliveryNotes', loadAddresses);
  const { data: stored, updatedAt } = collection;
  const [target, setTarget] = useState<FormTarget | null>(null);
  useWantedEdit((requestId) => {
    if (!stored) return false;
    setTarget(targetOfPost(stored, requestId));
    return true;
  });
  return (
    <div className="column column-grid stack">
      <div>
        <GoBack to={hrefs.profile()}>{t('screens:Profile')}</GoBack>
        <div className="title-line">
          <ScreenTitle>{t('title')}</ScreenTitle>
          {updatedAt !== null && <DataTime updatedAt={updatedAt} />}
        </div>
        <p className={`muted ${styles.lead}`}>{t('lead')}</p>
      </div>
      {stored ? (
        <AddressesContent {...collection} stored={stored} onOpen={setTarget} />
      ) : (
        <AddressesSkeleton />
      )}
      {target && stored && (
        <AddressDialog
          target={target}
          addresses={stored.addresses}
          onClose={() => setTarget(null)}
        />
      )}
    </div>
  );
}
