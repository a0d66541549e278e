import { useTranslation } from 'react-i18next';
import type { Invitation } from '#src/domain/referral/invitation.ts';
import { useFormat } from '#src/i18n/use-format.ts';
import type { IconName } from '#src/ui/base/Icon/icons.ts';
import { Tag, type TagProps } from '#src/ui/base/Tag/Tag.tsx';
import { type StatusKey, statusKeyOf } from '../list/stored-invitations.ts';
import { ContactForFriend } from './ContactForFriend.tsx';
import styles from './InvitationCard.module.css';

interface StatusLook {
  readonly tone: NonNullable<TagProps['tone']>;
  readonly icon: IconName;
  /** How many of PATH_STEPS the friend has reached; null where the way has ended or is unknown. */
  readonly step: number | null;
}

/** From the application to the coins: sent, review, working, waiting, paid. */
const PATH_STEPS = 5;

const STATUS_LOOK: Readonly<Record<StatusKey, StatusLook>> = {
  sent: { tone: 'neutral', icon: 'send', step: 1 },
  review: { tone: 'neutral', icon: 'hourglass', step: 2 },
  working: { tone: 'secondary', icon: 'handshake', step: 3 },
  waiting: { tone: 'secondary', icon: 'hand-coins', step: 4 },
  paid: { tone: 'positive', icon: 'circle-check', step: 5 },
  declined: { tone: 'negative', icon: 'ban', step: null },
  rejected: { tone: 'neutral', icon: 'circle-x', step: null },
  other: { tone: 'neutral', icon: 'circle-question-mark', step: null },
};

const STEPS = Array.from({ length: PATH_STEPS }, (_, index) => index + 1);

/** How far the friend has come; decorative, because the sentence below says the same. */
function InvitationPath({ step }: { step: number }) {
  return (
    <span className={styles.path} data-done={step === PATH_STEPS || undefined} aria-hidden="true">
      {STEPS.map((one) => (
        <span key={one} className={styles.step} data-reached={one <= step || undefined} />
      ))}
    </span>
  );
}

/** A friend's invitation: its state, since when, and what comes next (R2.23, R3.6). */
export function InvitationCard({ invitation }: { invitation: Invitation }) {
  const { t } = useTranslation('invites');
  const format = useFormat();
  const { name, status, sentAt, updatedAt, reason, reward } = invitation;
  const key = statusKeyOf(status);
  const { tone, icon, step } = STATUS_LOOK[key];
  const isRefused = key === 'declined' || key === 'rejected';
  const day = format.relativeDay(key === 'sent' ? sentAt : updatedAt);
  return (
    <article className={`stack stack-close surface ${styles.card}`}>
      <div className={`wrapping-row ${styles.head}`}>
        <h2 className={`breakable ${styles.name}`} translate="no">
          {name}
        </h2>
        <Tag tone={tone} icon={icon}>
          {t(`status.${key}`)}
        </Tag>
      </div>
      {step !== null && <InvitationPath step={step} />}
      <div className="stack stack-dense">
        {key === 'paid' && reward !== null && (
          <p
            className={`as-heading ${styles.reward}`}
            translate="no"
          >{`${format.signed(reward)} ${format.coinNoun(reward)}`}</p>
        )}
        <p>{t(`state.${key}`, { day })}</p>
        <p className="muted">{t(`next.${key}`)}</p>
      </div>
      {isRefused && (
        <p className={styles.reason}>
          {reason === null ? t('noReason') : t('reason', { reason: reason[format.language] })}
        </p>
      )}
      {key !== 'sent' && (
        <div className="spread">
          <p className="muted small">{t('sentAt', { day: format.relativeDay(sentAt) })}</p>
          {(isRefused || key === 'other') && (
            <div className={styles.contact}>
              <ContactForFriend prefersManager={key === 'rejected'} about={name} />
            </div>
          )}
        </div>
      )}
    </article>
  );
}
