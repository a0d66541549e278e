import { useTranslation } from 'react-i18next';
import { useSnapshot } from 'valtio';
import { database } from '#src/data/db/area/database.ts';
import { invitationDraftKey } from '#src/data/db/outbox/form-drafts.ts';
import { useStored } from '#src/data/db/use-stored.ts';
import type { OutboxPost } from '#src/domain/outbox/outbox-post.ts';
import { member } from '#src/state/member/member.ts';
import { useHeldPost } from '#src/sync/outbox/use-held-post.ts';
import { useStoredDraft } from '#src/sync/storage/use-stored-draft.ts';
import { Alert } from '#src/ui/base/Alert/Alert.tsx';
import { ScreenTitle } from '#src/ui/base/ScreenTitle/ScreenTitle.tsx';
import { LoadingRegion } from '#src/ui/base/Skeleton/LoadingRegion.tsx';
import { Skeleton } from '#src/ui/base/Skeleton/Skeleton.tsx';
import { BackLink } from '../BackLink.tsx';
import { Shares } from '../shares/Shares.tsx';
import type { FriendValues } from './friend-values.ts';
import { FriendForm } from './FriendForm.tsx';
import styles from './FriendApplication.module.css';

/**
 * What a referral link in the form's address means (R2.21): the member's own, or another member's, whose
 * reward this form does not bring.
 */
function ReferralNote({ hash }: { hash: string }) {
  const { t } = useTranslation('invites');
  const { cards } = useSnapshot(member);
  const isOwn = cards.some(({ cardHash }) => cardHash === hash);
  return (
    <Alert title={t(isOwn ? 'referral.own' : 'referral.other')}>
      {t(isOwn ? 'referral.ownText' : 'referral.otherText')}
    </Alert>
  );
}

const FIELDS = [1, 2, 3, 4, 5];

/** The shape of the form while its draft is read. */
function FriendFormSkeleton() {
  return (
    <LoadingRegion>
      <div className="stack">
        {FIELDS.map((field) => (
          <Skeleton key={field} shape="block" height="4.5rem" />
        ))}
        <Skeleton shape="block" height="24rem" />
      </div>
    </LoadingRegion>
  );
}

/** The post that is corrected; null when there is none. */
async function loadCorrected(requestId: string | null): Promise<OutboxPost<'invitation'> | null> {
  const post = requestId === null ? undefined : await database().posts.get(requestId);
  return post?.kind === 'invitation' ? (post as OutboxPost<'invitation'>) : null;
}

interface FriendApplicationProps {
  /** Request id of the post that is corrected; null for a new friend. */
  correctedId: string | null;
  /** Hash of the referral link that led here. */
  referral: string | null;
}

/** The form with what explains it; it opens with its draft (R2.24, R9.10). */
export function FriendApplication({ correctedId, referral }: FriendApplicationProps) {
  const { t } = useTranslation('invites');
  const draft = useStoredDraft<FriendValues>(invitationDraftKey(correctedId));
  const corrected = useStored(() => loadCorrected(correctedId), [correctedId]);
  useHeldPost(correctedId);
  return (
    <div className="column column-grid stack">
      <div>
        <BackLink />
        <ScreenTitle>{t('form.title')}</ScreenTitle>
      </div>
      <div className={`stack stack-loose ${styles.content}`}>
        <div className="stack">
          <p className="muted">{t('form.lead')}</p>
          {referral !== null && <ReferralNote hash={referral} />}
          {draft && corrected !== undefined ? (
            <FriendForm {...{ draft, correctedId, corrected }} isByLink={referral !== null} />
          ) : (
            <FriendFormSkeleton />
          )}
        </div>
        <Shares />
      </div>
    </div>
  );
}
