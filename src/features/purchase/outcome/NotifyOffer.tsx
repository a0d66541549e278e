import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useNotifications } from '#src/sync/events/use-notifications.ts';
import { Button } from '#src/ui/base/Button/Button.tsx';
import styles from './Outcome.module.css';

const PROBLEMS = { denied: 'placed.notifyDenied', failed: 'placed.notifyFailed' } as const;

/** Offers notifications where the member has something to wait for (R9.7). */
export function NotifyOffer({ isForDesk }: { readonly isForDesk: boolean }) {
  const { t } = useTranslation('buying');
  const { ability, kinds, isBusy, problem, choose } = useNotifications();
  const isChosen = kinds.includes('order');
  const outcome = problem ? PROBLEMS[problem] : isChosen && 'placed.notified';
  const status = useRef<HTMLParagraphElement>(null);
  const canChoose = ability === 'askable' || ability === 'granted';
  const isOffered = canChoose && !isChosen && problem === null;
  useEffect(() => {
    // The focused button disappears.
    if (outcome && document.activeElement === document.body) status.current?.focus();
  }, [outcome]);
  return (
    <>
      {isOffered && (
        <Button
          variant="soft"
          size="small"
          icon="bell"
          wide
          busy={isBusy}
          onClick={() => void choose('order', true)}
        >
          {t(isForDesk ? 'placed.notify' : 'placed.notifyOther')}
        </Button>
      )}
      <p ref={status} className={`small ${styles.status}`} role="status" tabIndex={-1}>
        {outcome && t(outcome)}
      </p>
    </>
  );
}
