import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { AddressPost } from '#src/domain/addresses/address-list.ts';
import { useWrite } from '#src/sync/use-write.ts';
import { PostState } from '#src/ui/app/PostNotice/PostState.tsx';
import { refusalText } from '#src/ui/app/PostNotice/refusal-text.ts';
import { Button } from '#src/ui/base/Button/Button.tsx';
import { removeAddressPost, retryAddress } from '../save-address.ts';
import styles from './AddressCard.module.css';

/** A request is shown only after this time, in ms: a usual one must not make the list jump. */
const SLOW_MS = 800;

/** The posts about an address that wait or were refused. */
export function AddressPosts({ posts }: { posts: readonly AddressPost[] }) {
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
