import { useEffect, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Address, AddressPost } from '#src/domain/addresses/address-list.ts';
import { inLanguage } from '#src/domain/text/text.ts';
import { useFormat } from '#src/i18n/use-format.ts';
import { useWrite, type Write } from '#src/sync/use-write.ts';
import { PostState } from '#src/ui/app/PostNotice/PostState.tsx';
import { refusalText } from '#src/ui/app/PostNotice/refusal-text.ts';
import { Button } from '#src/ui/base/Button/Button.tsx';
import { Icon } from '#src/ui/base/Icon/Icon.tsx';
import { Tag } from '#src/ui/base/Tag/Tag.tsx';
import type { FormTarget } from '../form/form-target.ts';
import { type AddressAction, removeAddressPost, retryAddress } from '../save-address.ts';
import { AddressActions } from './AddressActions.tsx';
import { addressElementId } from './use-focus-after-move.ts';
import styles from './AddressCard.module.css';

/** A request is shown only after this time, in ms: a usual one must not make the list jump. */
const SLOW_MS = 800;

/** The posts about an address that wait or were refused. */
function AddressPosts({ posts }: { posts: readonly AddressPost[] }) {
  const { t } = useTranslation(['addresses', 'posts']);
  const write = useWrite();
  const pending = posts.findLast(({ state }) => state !== 'refused');
  const refused = posts.filter(({ state }) => state === 'refused');
  return (
    <div className={`stack stack-tight ${styles.posts}`}>
      {pending && <PendingPost key={pending.requestId} post={pending} />}
      {refused.map((post) => (
        <div key={post.requestId} className={`stack stack-tight ${styles.posts}`}>
          <PostState
            post={post}
            reason={(post.refusal && refusalText(post.refusal)) ?? t('refused.change')}
          />
          {write && (
            <div className={`wrapping-row ${styles.actions}`}>
              <Button
                size="small"
                icon="refresh-cw"
                variant="soft"
                onClick={() => void retryAddress(write, post.requestId)}
              >
                {t('posts:retry')}
              </Button>
              <Button
                size="small"
                variant="quiet"
                onClick={() => void removeAddressPost(write, post.requestId)}
              >
                {t('refused.drop')}
              </Button>
            </div>
          )}
        </div>
      ))}
    </div>
  );
}

function PendingPost({ post }: { post: AddressPost }) {
  const [isSlow, setIsSlow] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsSlow(true), SLOW_MS);
    return () => clearTimeout(timer);
  }, []);
  const isFirstTry = post.state === 'sending' && post.attempts === 1;
  return isFirstTry && !isSlow ? null : <PostState post={post} />;
}

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
        className={`stack stack-close surface ${styles.card}`}
        data-main={address.isDefault || undefined}
        aria-labelledby={titleId}
        tabIndex={-1}
      >
        <div className={`wrapping-row ${styles.head}`}>
          <span className={`centred ${styles.icon}`}>
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
          {address.comment !== '' && (
            <p className={`muted small ${styles.comment}`}>{address.comment}</p>
          )}
        </div>
        <AddressPosts posts={address.posts} />
        <AddressActions {...{ address, titleId, isFull, onOpen, onAct }} />
      </article>
    </li>
  );
}
