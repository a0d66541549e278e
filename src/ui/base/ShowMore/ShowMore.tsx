import { useRef, type MouseEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#src/i18n/use-format.ts';
import { Button } from '#src/ui/base/Button/Button.tsx';
import { Icon } from '#src/ui/base/Icon/Icon.tsx';
import { shareBetween } from '#src/ui/base/Progress/share-between.ts';
import { VisuallyHidden } from '#src/ui/base/VisuallyHidden/VisuallyHidden.tsx';
import styles from './ShowMore.module.css';
import { useFocusFirstNew } from './use-focus-first-new.ts';

export interface ShowMoreProps {
  /** Items that the list has now. */
  shown: number;
  /** Items that there are in all. */
  total: number;
  /** The next page is on its way. */
  busy?: boolean;
  /** Why the next page did not come, in words; the button then asks once more. */
  error?: string | undefined;
  /** Asks for the next page. */
  onMore: () => void;
  /** The element of an item of the list: the first new one takes the focus. */
  itemAt: (index: number) => Element | null | undefined;
}

/** Under a list that comes a page at a time: how much of it is shown, and the button for more. */
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
    <div ref={place} className={styles.place}>
      <div className={styles.said} role="status">
        <p className={styles.count}>
          {t('showMore.shown', { shown: format.number(shown), total: format.number(total) })}
          {busy && <VisuallyHidden>. {t('common:loading')}</VisuallyHidden>}
        </p>
        {error !== undefined && !isAll && (
          <p className={styles.error}>
            <Icon name="circle-alert" size={16} />
            {error}
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
