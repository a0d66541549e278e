import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSnapshot } from 'valtio';
import { hrefs } from '#src/domain/hrefs.ts';
import type { PhoneVerification } from '#src/domain/member/phone-verification.ts';
import type { OutboxPost } from '#src/domain/outbox/outbox-post.ts';
import { announce } from '#src/state/page/announcer.ts';
import { network } from '#src/state/page/network.ts';
import { loadSync } from '#src/sync/load-sync.ts';
import { useWhenConnected } from '#src/sync/requests/use-when-connected.ts';
import type { Write } from '#src/sync/use-write.ts';
import { Button } from '#src/ui/base/Button/Button.tsx';
import { EmptyState } from '#src/ui/base/EmptyState/EmptyState.tsx';
import { LinkButton } from '#src/ui/base/LinkButton/LinkButton.tsx';

interface CardSendingProps {
  write: Write;
  verification: PhoneVerification;
  post: OutboxPost<'card'> | null;
}

/**
 * The form of the verified phone while it is sent (R7.6). Without a response it is shown as unconfirmed and
 * sent again under the same id, so that only one card is issued.
 */
export function CardSending({ write, verification, post }: CardSendingProps) {
  const { t } = useTranslation(['card', 'common']);
  const { reachable } = useSnapshot(network);
  const [hasFailed, setHasFailed] = useState(false);
  const hasStarted = useRef(false);

  const handOver = async () => {
    hasStarted.current = true;
    setHasFailed(false);
    // Sent earlier: only the cards are missing.
    if (verification.isSent) await (await loadSync()).refreshCollection('cards');
    else await (await write()).sendCardForm();
  };
  useWhenConnected(() => {
    if (hasStarted.current && !(verification.isSent && post === null)) return;
    handOver().catch(() => setHasFailed(true));
  });

  const isUnconfirmed = !reachable || post?.state === 'waiting';
  const hasLeft = post === null || post.attempts > 0;
  const waitingTitle = t(hasLeft ? 'sending.unconfirmedTitle' : 'sending.waitingTitle');
  const title = isUnconfirmed ? waitingTitle : t('sending.title');
  // The title of a step that begins has the focus; a later change is only announced.
  useEffect(() => {
    if (!isUnconfirmed) return;
    announce(title);
    // The card that comes next has a title of its own.
    return () => announce('');
  }, [isUnconfirmed, title]);
  const text = () => {
    if (hasFailed) return t('problem.notLoaded');
    if (isUnconfirmed) return t('sending.unconfirmed');
    return t(verification.isSent ? 'sending.settling' : 'sending.text');
  };
  return (
    <div className="column">
      <EmptyState
        level={1}
        picture="card"
        title={title}
        text={text()}
        action={
          hasFailed ? (
            <Button
              icon="refresh-cw"
              onClick={() => void handOver().catch(() => setHasFailed(true))}
            >
              {t('common:retry')}
            </Button>
          ) : (
            <LinkButton to={hrefs.profile()} variant="outline">
              {t('sending.profile')}
            </LinkButton>
          )
        }
      />
    </div>
  );
}
