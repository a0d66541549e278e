import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { StoredAddresses } from '#src/data/db/delivery-notes.ts';
import { type Address, reachedLimit } from '#src/domain/addresses/address-list.ts';
import { DELIVERY_NOTE_LIMITS } from '#src/domain/orders/delivery-note.ts';
import { useFormat } from '#src/i18n/use-format.ts';
import type { CollectionData } from '#src/sync/requests/use-collection.ts';
import { useWrite } from '#src/sync/use-write.ts';
import { Hint } from '#src/ui/app/Hint/Hint.tsx';
import { Missing } from '#src/ui/app/Missing/Missing.tsx';
import { PostNotice } from '#src/ui/app/PostNotice/PostNotice.tsx';
import { Button } from '#src/ui/base/Button/Button.tsx';
import { LoadingRegion } from '#src/ui/base/Skeleton/LoadingRegion.tsx';
import { Skeleton } from '#src/ui/base/Skeleton/Skeleton.tsx';
import { AddressList } from './AddressList.tsx';
import type { FormTarget } from './form/form-target.ts';
import { removeAddressPost, retryAddress } from './save-address.ts';
import styles from './Addresses.module.css';

/** The button and two addresses while they load. */
export function AddressesSkeleton() {
  return (
    <LoadingRegion>
      <div className="stack">
        <div className={`stack stack-tight ${styles.add}`}>
          <Skeleton shape="block" height="3rem" width="14rem" />
        </div>
        <AddressListSkeleton />
      </div>
    </LoadingRegion>
  );
}

/** Two addresses. */
const AddressListSkeleton = () => (
  <div className={`stack stack-close ${styles.list}`}>
    <Skeleton shape="block" height="12rem" />
    <Skeleton shape="block" height="12rem" />
  </div>
);

interface AddAddressProps {
  addresses: readonly Address[];
  onAdd: () => void;
}

/** Opens the form of a new address; at the limit it explains what to do instead. */
function AddAddress({ addresses, onAdd }: AddAddressProps) {
  const { t } = useTranslation('addresses');
  const format = useFormat();
  const reasonId = useId();
  const limit = reachedLimit(addresses);
  return (
    <div className={`stack stack-tight ${styles.add}`}>
      <Button
        icon="plus"
        aria-disabled={limit !== null || undefined}
        aria-describedby={limit === null ? undefined : reasonId}
        onClick={() => limit === null && onAdd()}
      >
        {t('add')}
      </Button>
      {limit !== null && (
        <Hint icon="info" id={reasonId}>
          {t(`limit.${limit}`, { number: format.number(DELIVERY_NOTE_LIMITS[limit]) })}
        </Hint>
      )}
    </div>
  );
}

interface AddressesContentProps extends Omit<CollectionData<StoredAddresses>, 'data'> {
  stored: StoredAddresses;
  /** Opens the form. */
  onOpen: (target: FormTarget) => void;
}

/** The add button, and the addresses or why there are none. Owner view changes nothing (R6.3). */
export function AddressesContent(props: AddressesContentProps) {
  const { stored, updatedAt, reason, retry, onOpen } = props;
  const { t } = useTranslation('addresses');
  const { addresses, refused } = stored;
  const write = useWrite();
  const isEmpty = addresses.length === 0;
  return (
    <>
      {write && (
        <AddAddress
          addresses={addresses}
          onAdd={() =>
            onOpen({
              type: 'new',
              // Addresses that never arrived may have a default one, which must not lose its place unnoticed.
              isDefault: updatedAt !== null && !addresses.some(({ isDefault }) => isDefault),
            })
          }
        />
      )}
      {/* New addresses that the service refused: they wait for the member (R9.10). */}
      {write && refused.length > 0 && (
        <section className={`stack stack-close ${styles.list}`} aria-label={t('refused.new')}>
          {refused.map((post) => (
            <PostNotice
              key={post.requestId}
              post={post}
              title={post.body.address}
              onRetry={() => void retryAddress(write, post.requestId)}
              onEdit={() => onOpen({ type: 'post', post })}
              onRemove={() => void removeAddressPost(write, post.requestId)}
            />
          ))}
        </section>
      )}
      {isEmpty && reason === 'loading' && (
        <LoadingRegion>
          <AddressListSkeleton />
        </LoadingRegion>
      )}
      {isEmpty && reason !== 'loading' && (
        <Missing area="addresses" reason={reason} picture="parcel" onRetry={retry} />
      )}
      {!isEmpty && <AddressList addresses={addresses} label={t('list')} onOpen={onOpen} />}
    </>
  );
}
