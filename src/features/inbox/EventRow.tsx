import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { StoredEvent } from '#src/domain/events/stored-event.ts';
import type { LocalText } from '#src/domain/text/text.ts';
import { useFormat } from '#src/i18n/use-format.ts';
import { describeEvent } from '#src/sync/events/event-text.ts';
import { Icon } from '#src/ui/base/Icon/Icon.tsx';
import { VisuallyHidden } from '#src/ui/base/VisuallyHidden/VisuallyHidden.tsx';
import { eventLook } from './event-look.ts';
import styles from './EventRow.module.css';

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
            className={styles.title}
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
          <span className={styles.body} data-tone={subject && tone}>
            {body}
          </span>
          <time className={styles.time} dateTime={new Date(at).toISOString()}>
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
