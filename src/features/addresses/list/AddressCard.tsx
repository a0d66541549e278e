import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { Address } from '#src/domain/addresses/address-list.ts';
import { inLanguage } from '#src/domain/text/text.ts';
import { useFormat } from '#src/i18n/use-format.ts';
import type { Write } from '#src/sync/use-write.ts';
import { Icon } from '#src/ui/base/Icon/Icon.tsx';
import { Tag } from '#src/ui/base/Tag/Tag.tsx';
import type { FormTarget } from '../form/form-target.ts';
import type { AddressAction } from '../save-address.ts';
import { AddressActions } from './AddressActions.tsx';
import { AddressPosts } from './AddressPosts.tsx';
import { addressElementId } from './use-focus-after-move.ts';
import styles from './AddressCard.module.css';

interface AddressCardProps {
  address: Address;
  /** Level of the heading. */
  level: 2 | 3;
  /** No further address can become active. */
  isFull: boolean;
  /** Opens the form. */
  onOpen: (target: FormTarget) => void;
  onAct: (write: Write, id: number, action: AddressAction) => void;
}

/** One address: what it is, what still waits, and what the member can do with it. */
export function AddressCard({ address, level, isFull, onOpen, onAct }: AddressCardProps) {
  const { t } = useTranslation('addresses');
  const { language } = useFormat();
  const titleId = useId();
  const Heading = `h${level}` as const;
  const isPickup = address.kind === 'pickup';
  return (
    <li className={styles.item}>
      <article
        id={addressElementId(address.key)}
        className={`stack stack-close ${styles.card}`}
        data-main={address.isDefault || undefined}
        aria-labelledby={titleId}
        tabIndex={-1}
      >
        <div className={styles.head}>
          <span className={styles.icon}>
            <Icon name={isPickup ? 'store' : 'truck'} />
          </span>
          <span className={`muted small ${styles.kind}`}>{t(`kind.${address.kind}`)}</span>
          {address.isDefault && (
            <Tag tone="accent" icon="star">
              {t('main')}
            </Tag>
          )}
        </div>
        <div>
          <Heading id={titleId} className={styles.title}>
            {inLanguage(address.localAddress ?? address.address, language)}
          </Heading>
          {address.comment !== '' && <p className={styles.comment}>{address.comment}</p>}
        </div>
        <AddressPosts posts={address.posts} />
        <AddressActions {...{ address, titleId, isFull, onOpen, onAct }} />
      </article>
    </li>
  );
}
