import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { EmailConfirmation } from '#src/domain/email-change/email-change.ts';
import { formatCountdown, LONGEST_COUNTDOWN_S } from '#src/i18n/format/countdown.ts';
import { useServiceTime } from '#src/state/member/use-service-time.ts';
import { Button } from '#src/ui/base/Button/Button.tsx';
import type { EmailTasks } from './use-email-tasks.ts';
import styles from './EmailChange.module.css';

interface ResendEmailCodeProps {
  attempt: EmailConfirmation;
  tasks: EmailTasks;
  /** The main action of its step. */
  isMain?: boolean;
  onSent?: () => void;
}

/** Seconds until a moment by the service's clock; 0 while the time is not known: the service decides then. */
const secondsUntil = (moment: number, now: number | null): number =>
  now === null ? 0 : Math.max(0, Math.ceil((moment - now) / 1000));

/** The button for another code, or the wait for it by the service's clock (R4.16). */
export function ResendEmailCode({ attempt, tasks, isMain = false, onSent }: ResendEmailCodeProps) {
  const { t } = useTranslation('email');
  const now = useServiceTime(true);
  const [notBefore, setNotBefore] = useState(0);
  const [wasSent, setWasSent] = useState(false);
  const resendAt = attempt.resend_at === null ? 0 : Date.parse(attempt.resend_at);
  const left = secondsUntil(Math.max(resendAt, notBefore), now);
  const send = async () => {
    const isSent = await tasks.resend();
    setWasSent(isSent);
    if (isSent) onSent?.();
  };
  // A refusal «too soon» names its own time.
  const retryAfter =
    tasks.failure?.task === 'resend' ? tasks.failure.error?.details['retryAfter'] : undefined;
  const [known, setKnown] = useState(retryAfter);
  if (retryAfter !== known) {
    setKnown(retryAfter);
    if (retryAfter !== undefined && now !== null) setNotBefore(now + retryAfter * 1000);
  }
  return (
    <div className="stack stack-tight">
      <p role="status">{wasSent && !tasks.failure && t('code.resent')}</p>
      {left > LONGEST_COUNTDOWN_S && <p>{t('code.tooMany')}</p>}
      {left > 0 && left <= LONGEST_COUNTDOWN_S && (
        <p className={styles.timer}>{t('code.resendIn', { time: formatCountdown(left) })}</p>
      )}
      {left === 0 && (
        <div className={`stack stack-tight ${styles.actions}`}>
          <Button
            variant={isMain ? 'primary' : 'outline'}
            icon="send"
            busy={tasks.running === 'resend'}
            onClick={() => void send()}
          >
            {t('code.resend')}
          </Button>
        </div>
      )}
    </div>
  );
}
