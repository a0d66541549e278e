import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import {
  type PhoneVerification,
  secondsLeft,
  type Pause,
} from '#src/domain/member/phone-verification.ts';
import { formatCountdown, LONGEST_COUNTDOWN_S } from '#src/i18n/format/countdown.ts';
import { Button } from '#src/ui/base/Button/Button.tsx';
import styles from './ResendCode.module.css';

/** Often enough that no second is skipped, in ms. */
const TICK_MS = 250;

/** Whole seconds that are left of a pause; counts down to 0 (R2.28). */
function useCountdown(pause: Pause | null): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    if (!pause) return;
    const timer = setInterval(() => {
      const next = Date.now();
      setNow(next);
      if (secondsLeft(pause, next) === 0) clearInterval(timer);
    }, TICK_MS);
    return () => clearInterval(timer);
  }, [pause]);
  return secondsLeft(pause, now);
}

interface ResendCodeProps {
  verification: PhoneVerification;
  isSending: boolean;
  onSend: () => void;
}

/** When the next code may be requested, by the service's time, and the button for it (R2.28). */
export function ResendCode({ verification, isSending, onSend }: ResendCodeProps) {
  const { t } = useTranslation('card');
  const { attemptsLeft, problem, resend } = verification;
  const left = useCountdown(resend);
  const isTomorrow = left > LONGEST_COUNTDOWN_S;
  const isSent = attemptsLeft !== null;
  const isUrgent = !isSent || problem === 'expired' || problem === 'exhausted';

  // A new code has a new pause; the sentence above announces the first one.
  const [wasResent, setWasResent] = useState(false);
  const since = useRef(resend?.since);
  useEffect(() => {
    if (resend && since.current !== undefined && since.current !== resend.since && !problem) {
      setWasResent(true);
    }
    since.current = resend?.since;
  }, [resend, problem]);

  const note = () => {
    if (isTomorrow) return t('code.tooMany');
    if (problem === 'tooSoon' || problem === 'noResponse') return t(`code.${problem}`);
    if (!isSent && problem !== null)
      return t(problem === 'exhausted' ? 'code.exhausted' : 'code.failed');
    return wasResent && !problem ? t('code.resent') : '';
  };
  return (
    <div className={`stack stack-tight ${styles.resend}`}>
      <p role="status">{note()}</p>
      {left > 0 && !isTomorrow && (
        <p className={styles.timer}>{t('code.resendIn', { time: formatCountdown(left) })}</p>
      )}
      {left === 0 && (
        <Button
          variant={isUrgent ? 'primary' : 'outline'}
          icon="send"
          busy={isSending}
          onClick={onSend}
        >
          {t(isSent ? 'code.resend' : 'code.send')}
        </Button>
      )}
      {isSent && !isTomorrow && <p className="muted small">{t('code.noMessage')}</p>}
    </div>
  );
}
