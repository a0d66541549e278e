import { useTranslation } from 'react-i18next';
import { canChange } from '#src/domain/outbox/outbox-post.ts';
import type { LocalText } from '#src/domain/text/text.ts';
import { useFormat } from '#src/i18n/use-format.ts';
import { useMay } from '#src/sync/staff/use-may.ts';
import { ProductPicture } from '#src/ui/app/ProductPicture/ProductPicture.tsx';
import { Checkbox } from '#src/ui/base/Checkbox/Checkbox.tsx';
import { VisuallyHidden } from '#src/ui/base/VisuallyHidden/VisuallyHidden.tsx';
import { Row } from '../list/Row.tsx';
import { RowButton } from '../list/RowButton.tsx';
import type { Entry } from './entry.ts';
import { useResponseWords } from './use-response-words.ts';
import styles from './EntryRow.module.css';

/** An order whose hand-out is to be taken back. */
export interface Undone {
  readonly id: number;
  readonly productName: LocalText;
  readonly member: { readonly name: string };
  /** Of a hand-out that is on this device only. */
  readonly requestId?: string;
}

/** How a hand-out of this code can be taken back; null where it cannot, or not yet. */
function undoneOf({ id, state, product, name, order, handOuts, own }: Entry): Undone | null {
  if (!product) return null;
  const undone = { id, productName: product, member: { name: name ?? '' } };
  if (own && own.state !== 'sent')
    return canChange(own) ? { ...undone, requestId: own.requestId } : null;
  const mayUndo = order ? order.handOut?.mayUndo : handOuts.some((one) => one.mayUndo);
  return state === 'done' || (state === 'given' && mayUndo) ? undone : null;
}

interface EntryRowProps {
  entry: Entry;
  /** So many orders the code has: what is said of a single one stands above it. */
  isOneOf: number;
  /** What is said above all of them, such as whose they are. */
  lead: string;
  isChosen: boolean;
  /** Takes the order in or out of what is handed out; undefined where there is nothing to choose. */
  onChoose: ((isChosen: boolean) => void) | undefined;
  onUndo: (order: Undone) => void;
  /** Reports what the service has not taken once more. */
  onRetry: (requestId: string) => void;
}

/** An order of a code: what is given to whom, or why it is not. */
export function EntryRow({
  entry,
  isOneOf,
  lead,
  isChosen,
  onChoose,
  onUndo,
  onRetry,
}: EntryRowProps) {
  const { t } = useTranslation(['desk', 'orders']);
  const { language } = useFormat();
  const may = useMay();
  const words = useResponseWords();
  const { id, product, state, own } = entry;
  const number = t('orders:number', { id });
  const isSingle = isOneOf === 1;
  const detail = words.detail(entry);
  const person = words.person(entry);
  const undone = undoneOf(entry);
  return (
    <Row
      version={state}
      start={
        <>
          {onChoose && (
            <Checkbox
              label={<VisuallyHidden>{t('result.choose', { id })}</VisuallyHidden>}
              checked={isChosen}
              onChange={({ target }) => onChoose(target.checked)}
            />
          )}
          <span className={styles.picture}>
            <ProductPicture src={entry.image} isFirst />
          </span>
        </>
      }
      head={<strong className={`breakable ${styles.name}`}>{product?.[language] ?? number}</strong>}
      facts={
        <>
          {product && <span translate="no">{number}</span>}
          {person !== '' && person !== lead && <span>{person}</span>}
          {!isSingle && <span>{words.stateOf(entry)}</span>}
        </>
      }
      actions={
        <>
          {own && state === 'rejected' && (
            <RowButton about={number} variant="outline" onClick={() => onRetry(own.requestId)}>
              {t('retry')}
            </RowButton>
          )}
          {undone && may('orders.undo-hand-out') && (
            <RowButton about={number} variant="quiet" onClick={() => onUndo(undone)}>
              {t('undo')}
            </RowButton>
          )}
        </>
      }
    >
      {detail !== '' && detail !== lead && <p className="small">{detail}</p>}
    </Row>
  );
}
