import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { Address } from '#src/domain/addresses/address-list.ts';
import { DELIVERY_NOTE_LIMITS } from '#src/domain/orders/delivery-note.ts';
import { canChange } from '#src/domain/outbox/outbox-post.ts';
import { useFormat } from '#src/i18n/use-format.ts';
import { useWrite, type Write } from '#src/sync/use-write.ts';
import { Hint } from '#src/ui/app/Hint/Hint.tsx';
import { Button } from '#src/ui/base/Button/Button.tsx';
import type { FormTarget } from '../form/form-target.ts';
import { removeAddressPost, type AddressAction } from '../save-address.ts';
import styles from './AddressCard.module.css';

interface AddressActionsProps {
  address: Address;
  /** Id of the element that names the address. */
  titleId: string;
  isFull: boolean;
  onOpen: (target: FormTarget) => void;
  onAct: (write: Write, id: number, action: AddressAction) => void;
}

/** What can be done with an address. One that the service may be receiving right now has no buttons yet. */
export function AddressActions(props: AddressActionsProps) {
  const { address, titleId, onOpen } = props;
  const { t } = useTranslation(['addresses', 'posts']);
  const write = useWrite();
  const { id, posts } = address;
  const look = { size: 'small', 'aria-describedby': titleId } as const;
  if (!write) return null;
  if (id !== null) return <StoredActions {...props} {...{ write, id }} />;
  const post = posts.find(({ kind }) => kind === 'address');
  if (post?.kind !== 'address' || !canChange(post)) return null;
  return (
    <div className={`wrapping-row ${styles.actions}`}>
      <Button {...look} variant="outline" onClick={() => onOpen({ type: 'post', post })}>
        {t('edit')}
      </Button>
      <Button
        {...look}
        variant="quiet"
        onClick={() => void removeAddressPost(write, post.requestId)}
      >
        {t('posts:remove')}
      </Button>
    </div>
  );
}

function StoredActions({
  write,
  address,
  titleId,
  isFull,
  onOpen,
  onAct,
  id,
}: AddressActionsProps & { write: Write; id: number }) {
  const { t } = useTranslation('addresses');
  const format = useFormat();
  const reasonId = useId();
  const { active, isDefault } = address;
  const isBlocked = !active && isFull;
  const look = { size: 'small', 'aria-describedby': titleId } as const;
  return (
    <div className={`wrapping-row ${styles.actions}`}>
      <Button {...look} variant="outline" onClick={() => onOpen({ type: 'stored', address, id })}>
        {t('edit')}
      </Button>
      {active && !isDefault && (
        <Button {...look} variant="quiet" onClick={() => onAct(write, id, 'main')}>
          {t('makeMain')}
        </Button>
      )}
      <Button
        {...look}
        variant="quiet"
        aria-describedby={isBlocked ? `${titleId} ${reasonId}` : titleId}
        aria-disabled={isBlocked || undefined}
        onClick={() => !isBlocked && onAct(write, id, active ? 'hidden' : 'shown')}
      >
        {t(active ? 'hide' : 'show')}
      </Button>
      {isBlocked && (
        <Hint icon="info" id={reasonId}>
          {t('limit.active', { number: format.number(DELIVERY_NOTE_LIMITS.active) })}
        </Hint>
      )}
    </div>
  );
}
