import { useTranslation } from 'react-i18next';
import type { NewAddressPost } from '#src/domain/address-list.ts';
import { PostNotice } from '#src/ui/app/PostNotice/PostNotice.tsx';
import { removeAddressPost, retryAddress } from '../save-address.ts';
import styles from '../Addresses.module.css';

interface RefusedAddressesProps {
  posts: readonly NewAddressPost[];
  onEdit: (post: NewAddressPost) => void;
}

/** New addresses that the service did not take: they wait for the member (R9.10). */
export function RefusedAddresses({ posts, onEdit }: RefusedAddressesProps) {
  const { t } = useTranslation('addresses');
  if (posts.length === 0) return null;
  return (
    <section className={styles.list} aria-label={t('refused.new')}>
      {posts.map((post) => (
        <PostNotice
          key={post.requestId}
          post={post}
          title={post.body.address}
          onRetry={() => void retryAddress(post.requestId)}
          onEdit={() => onEdit(post)}
          onRemove={() => void removeAddressPost(post.requestId)}
        />
      ))}
    </section>
  );
}
