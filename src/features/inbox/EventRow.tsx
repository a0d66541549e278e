import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { operationKind } from '#src/domain/operation.ts';
import type { StoredEvent } from '#src/domain/stored-event.ts';
import { useFormat } from '#src/i18n/use-format.ts';
import { describeEvent } from '#src/sync/event-text.ts';
import { OPERATION_ICONS } from '#src/ui/app/OperationRow/operation-icon.ts';
import { Icon } from '#src/ui/base/Icon/Icon.tsx';
import { Tag } from '#src/ui/base/Tag/Tag.tsx';
import styles from './EventRow.module.css';

interface EventRowProps {
  event: StoredEvent;
  /** It was unread when the member came. */
  isNew: boolean;
  /** The screen that it opens; null for none. */
  to: string | null;
  /** The member opens it. */
  onOpen: () => void;
}

/** One event with its kind, text and time; the whole row is its link. */
export function EventRow({ event, isNew, to, onOpen }: EventRowProps) {
  const { t } = useTranslation('inbox');
  const format = useFormat();
  const { operation, at } = event;
  const { title, body } = describeEvent(event);
  const content = (
    <>
      <span className={styles.icon} data-accrual={(operation?.amount ?? 0) > 0 || undefined}>
        <Icon
          name={operation ? OPERATION_ICONS[operationKind(operation.type)] : 'credit-card'}
          size={20}
        />
      </span>
      <span className={styles.texts}>
        <span className={styles.title}>{title}</span>
        <span className={styles.body}>{body}</span>
      </span>
      <span className={styles.side}>
        <time className={styles.time} dateTime={new Date(at).toISOString()}>
          {format.time(at)}
        </time>
        {isNew && <Tag tone="accent">{t('new')}</Tag>}
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
