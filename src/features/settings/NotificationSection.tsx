import { useEffect, useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { NOTIFICATION_KINDS } from '#src/domain/events/notification.ts';
import { useNotifications } from '#src/sync/events/use-notifications.ts';
import { Card } from '#src/ui/base/Card/Card.tsx';
import { Checkbox } from '#src/ui/base/Checkbox/Checkbox.tsx';

/** What this device notifies the member about, each kind by itself (R9.7). */
export function NotificationSection() {
  const { t } = useTranslation('settings');
  const titleId = useId();
  const { ability, kinds, isBusy, problem, choose } = useNotifications();
  const canChoose = ability === 'askable' || ability === 'granted';
  const text = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    // The focused switch is gone: the text explains why.
    if (problem === 'denied' && !canChoose) text.current?.focus();
  }, [problem, canChoose]);
  return (
    <Card as="section" labelledBy={titleId}>
      <div className="stack stack-tight">
        <h2 id={titleId}>{t('notify.title')}</h2>
        <p ref={text} className="muted small" tabIndex={-1}>
          {t(canChoose ? 'notify.text' : `notify.${ability}`)}
        </p>
        {canChoose &&
          NOTIFICATION_KINDS.map((kind) => (
            <Checkbox
              key={kind}
              variant="switch"
              label={t(`notify.${kind}`)}
              checked={kinds.includes(kind)}
              aria-busy={isBusy}
              onChange={({ target }) => void choose(kind, target.checked)}
            />
          ))}
        <p className="small" role="status">
          {canChoose && problem && t(`notify.${problem}`)}
        </p>
      </div>
    </Card>
  );
}
