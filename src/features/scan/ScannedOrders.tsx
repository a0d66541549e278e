import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { database } from '#src/data/db/area/database.ts';
import { useStored } from '#src/data/db/use-stored.ts';
import { hrefs } from '#src/domain/hrefs.ts';
import type { LocalText } from '#src/domain/text/text.ts';
import { useFormat } from '#src/i18n/use-format.ts';
import { Icon } from '#src/ui/base/Icon/Icon.tsx';
import { LinkButton } from '#src/ui/base/LinkButton/LinkButton.tsx';
import styles from './ScannedOrders.module.css';

/** Loads product names by order id; null for an order that is not stored. */
async function loadNames(ids: readonly number[]): Promise<ReadonlyMap<number, LocalText | null>> {
  const orders = await database().orders.bulkGet([...ids]);
  return new Map(ids.map((id, index) => [id, orders[index]?.productName ?? null]));
}

interface ScannedOrdersProps {
  ids: readonly number[];
  /** Orders that the last code added. */
  fresh: readonly number[];
  onRemove: (id: number) => void;
}

const SIGNS = {
  fresh: 'circle-check',
  known: 'package',
  unknown: 'circle-question-mark',
} as const;

/** The scanned orders, newest first, and a link to all of them (R2.21). */
export function ScannedOrders({ ids, fresh, onRemove }: ScannedOrdersProps) {
  const { t } = useTranslation('scan');
  const format = useFormat();
  const names = useStored(() => loadNames(ids), [ids.join('-')]);
  if (ids.length === 0) return null;
  const nameOf = (id: number) => {
    const name = names?.get(id);
    return name === null ? t('orders.unknown') : name?.[format.language];
  };
  // A number without a stored order may be mistyped, so it gets no check mark.
  const signOf = (id: number) => {
    if (names?.get(id) === null) return 'unknown';
    return fresh.includes(id) ? 'fresh' : 'known';
  };
  return (
    <section className="stack stack-close" aria-labelledby="scanned-orders">
      <div className={`wrapping-row ${styles.head}`}>
        <h2 id="scanned-orders" className={styles.title}>
          {t('orders.title')}
        </h2>
        <LinkButton size="small" to={hrefs.order(ids)}>
          {ids.length === 1
            ? t('orders.open')
            : t('orders.openAll', { number: format.number(ids.length) })}
        </LinkButton>
      </div>
      <ul className={`ruled surface ${styles.list}`}>
        {ids.toReversed().map((id) => (
          <li key={id} className={`row ${styles.order}`} data-sign={signOf(id)}>
            <Icon name={SIGNS[signOf(id)]} size={20} />
            <Link className={styles.link} to={hrefs.order([id])}>
              <span className={styles.number} translate="no">
                {t('orders.number', { id })}
              </span>
              <span className={`muted small ${styles.name}`}>{nameOf(id)}</span>
            </Link>
            <button
              type="button"
              className={`centred muted ${styles.remove}`}
              aria-label={t('orders.remove', { id })}
              onClick={() => onRemove(id)}
            >
              <Icon name="x" size={20} />
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
