import { useTranslation } from 'react-i18next';
import { useSnapshot } from 'valtio';
import type { StoredAddresses } from '#src/data/db/delivery-notes.ts';
import { emptyReason } from '#src/domain/empty-reason.ts';
import { viewedOwner } from '#src/platform/owner-view.ts';
import { network } from '#src/state/network.ts';
import { syncStatus } from '#src/state/sync-status.ts';
import { LoadingRegion } from '#src/ui/base/Skeleton/LoadingRegion.tsx';
import { AddAddress } from './AddAddress.tsx';
import { AddressesMissing } from './AddressesMissing.tsx';
import { AddressListSkeleton } from './AddressesSkeleton.tsx';
import type { FormTarget } from './form/form-target.ts';
import { AddressList } from './list/AddressList.tsx';
import { RefusedAddresses } from './list/RefusedAddresses.tsx';

interface AddressesContentProps {
  stored: StoredAddresses;
  onRefresh: () => Promise<void>;
  /** Opens the form. */
  onOpen: (target: FormTarget) => void;
}

/** The button that adds one, and the addresses or why there are none. In owner view nothing changes (R6.3). */
export function AddressesContent({ stored, onRefresh, onOpen }: AddressesContentProps) {
  const { t } = useTranslation('addresses');
  const { state } = useSnapshot(syncStatus.deliveryNotes);
  const { reachable } = useSnapshot(network);
  const { addresses, refused, updatedAt } = stored;
  const mayChange = viewedOwner() === null;
  const reason = addresses.length === 0 ? emptyReason(updatedAt !== null, state, reachable) : null;
  return (
    <>
      {mayChange && (
        <AddAddress
          addresses={addresses}
          onAdd={() =>
            onOpen({ type: 'new', hasDefault: addresses.some(({ isDefault }) => isDefault) })
          }
        />
      )}
      <RefusedAddresses posts={refused} onEdit={(post) => onOpen({ type: 'post', post })} />
      {reason === 'loading' && (
        <LoadingRegion>
          <AddressListSkeleton />
        </LoadingRegion>
      )}
      {reason !== null && reason !== 'loading' && (
        <AddressesMissing reason={reason} onRetry={onRefresh} />
      )}
      {reason === null && (
        <AddressList addresses={addresses} label={t('list')} onOpen={mayChange ? onOpen : null} />
      )}
    </>
  );
}
