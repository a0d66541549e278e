import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { ChangedSubject, StoredEvent } from '#src/domain/events/stored-event.ts';
import { operationKind } from '#src/domain/operations/operation.ts';
import type { LocalText } from '#src/domain/text/text.ts';
import { useFormat } from '#src/i18n/use-format.ts';
import { describeEvent } from '#src/sync/events/event-text.ts';
import { OPERATION_ICONS } from '#src/ui/app/OperationRow/operation-icon.ts';
import { Icon } from '#src/ui/base/Icon/Icon.tsx';
import type { IconName } from '#src/ui/base/Icon/icons.ts';
import { VisuallyHidden } from '#src/ui/base/VisuallyHidden/VisuallyHidden.tsx';
import styles from './EventRow.module.css';

/** Icon and colour of an event; its text always stands beside them. */
interface EventLook {
  readonly icon: IconName;
  readonly tone: 'neutral' | 'secondary' | 'positive' | 'negative';
}

const READY_ICONS = { product: 'package-check', service: 'circle-check', event: 'ticket' } as const;

const FRIEND_TONES: Readonly<Record<string, EventLook['tone']>> = {
  working: 'secondary',
  waiting: 'secondary',
  paid: 'positive',
  declined: 'negative',
};

function subjectLook(subject: ChangedSubject): EventLook {
  switch (subject.kind) {
    case 'order':
      return subject.status === 'CANCELLED'
        ? { icon: 'circle-x', tone: 'negative' }
        : { icon: READY_ICONS[subject.productKind], tone: 'positive' };
    case 'invitation':
      return { icon: 'user-round', tone: FRIEND_TONES[subject.status] ?? 'neutral' };
    case 'ticket':
      return subject.isAnswered
        ? { icon: 'message-circle', tone: 'secondary' }
        : { icon: 'headset', tone: 'neutral' };
  }
}

/** How an event looks in the inbox. */
function eventLook({ operation, subject }: StoredEvent): EventLook {
  if (subject) return subjectLook(subject);
  if (!operation) return { icon: 'credit-card', tone: 'secondary' };
  return {
    icon: OPERATION_ICONS[operationKind(operation.type)],
    tone: operation.amount > 0 ? 'positive' : 'neutral',
  };
}

interface EventRowProps {
  event: StoredEvent;
  /** What the order of an operation was for; undefined where this device does not know it. */
  orderName: LocalText | undefined;
  /** It was unread when the member came. */
  isNew: boolean;
  /** The screen that it opens; null for none. */
  to: string | null;
  /** The member opens it. */
  onOpen: () => void;
}

/** One event with its kind, text and time; the whole row is its link. */
export function EventRow({ event, orderName, isNew, to, onOpen }: EventRowProps) {
  const { t } = useTranslation('inbox');
  const format = useFormat();
  const { at, subject } = event;
  const { title, body } = describeEvent(event, orderName);
  const { icon, tone } = eventLook(event);
  const content = (
    <>
      <span className="round-icon" data-tone={tone}>
        <Icon name={icon} size={20} />
      </span>
      <span className={styles.texts}>
        {/* A friend's name and what the member wrote are not to be translated. */}
        <span className={styles.line}>
          <span
            className={`breakable ${styles.title}`}
            translate={subject && subject.kind !== 'order' ? 'no' : undefined}
          >
            {title}
          </span>
          {isNew && (
            <span className={styles.dot}>
              <VisuallyHidden>{t('new')}</VisuallyHidden>
            </span>
          )}
        </span>
        <span className={`${styles.line} ${styles.wraps}`}>
          <span className={`muted small ${styles.body}`} data-tone={subject && tone}>
            {body}
          </span>
          <time className={`muted small ${styles.time}`} dateTime={new Date(at).toISOString()}>
            {format.time(at)}
          </time>
        </span>
      </span>
    </>
  );
  if (to === null) {
    return (
      <div className={styles.row} data-new={isNew || undefined}>
        {content}
      </div>
    );
  }
  return (
    <Link className={styles.row} data-new={isNew || undefined} to={to} onClick={onOpen}>
      {content}
    </Link>
  );
}
