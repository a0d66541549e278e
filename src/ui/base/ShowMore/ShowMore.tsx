import { useRef, type MouseEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#src/i18n/use-format.ts';
import { Button } from '#src/ui/base/Button/Button.tsx';
import { Icon } from '#src/ui/base/Icon/Icon.tsx';
import { shareBetween } from '#src/ui/base/Progress/share-between.ts';
import { VisuallyHidden } from '#src/ui/base/VisuallyHidden/VisuallyHidden.tsx';
import { useFocusFirstNew } from './use-focus-first-new.ts';
import styles from './ShowMore.module.css';

export interface ShowMoreProps {
  /** Number of items in the list. */
  shown: number;
  /** Total number of items. */
  total: number;
  /** The next page is loading. */
  busy?: boolean;
  /** Why loading the next page failed; the button then retries. */
  error?: string | undefined;
  /** Loads the next page. */
  onMore: () => void;
  /** The element of a list item: the first new one takes the focus. */
  itemAt: (index: number) => Element | null | undefined;
}

/** Footer of a paged list: how much of it is shown, and the button for more. */
export function ShowMore({ shown, total, busy = false, error, onMore, itemAt }: ShowMoreProps) {
  const { t } = useTranslation(['kit', 'common']);
  const format = useFormat();
  const place = useRef<HTMLDivElement>(null);
  const isAll = shown >= total;
  const waitForMore = useFocusFirstNew({ place, shown, isAll, itemAt });
  const onClick = (event: MouseEvent) => {
    waitForMore(event);
    onMore();
  };
  return (
    <div ref={place} className={`stack stack-tight ${styles.place}`}>
      <div className={`small stack stack-dense ${styles.progress}`} role="status">
        <p className={`muted ${styles.count}`}>
          <span>
            {t('showMore.shown', { shown: format.number(shown), total: format.number(total) })}
          </span>
          {busy && <VisuallyHidden>{`. ${t('common:loading')}`}</VisuallyHidden>}
        </p>
        {error !== undefined && !isAll && (
          <p className={styles.error}>
            <Icon name="circle-alert" size={16} />
            <span>{error}</span>
          </p>
        )}
      </div>
      {!isAll && (
        <>
          <div className={styles.bar} style={{ '--share': shareBetween(shown, 0, total) }} />
          <div className={styles.action}>
            <Button
              variant="soft"
              wide
              busy={busy}
              onClick={onClick}
              {...(error !== undefined && { icon: 'refresh-cw' as const })}
            >
              {t(error === undefined ? 'common:more' : 'common:retry')}
            </Button>
          </div>
        </>
      )}
    </div>
  );
}
