import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { hrefs } from '#src/domain/hrefs.ts';
import { formatOrderIds, parseOrderIds } from '#src/domain/order.ts';
import {
  MOST_SCANNED_ORDERS,
  readScannedCode,
  type ScannedCode,
} from '#src/domain/scanned-code.ts';
import { announcer } from '#src/state/announcer.ts';
import { ownAddresses } from './own-addresses.ts';

/** What became of the code that was read last. */
export type Latest =
  | Exclude<ScannedCode, { kind: 'orders' }>
  | { readonly kind: 'added' | 'known'; readonly ids: readonly number[] }
  | { readonly kind: 'full' };

export interface Scanned {
  /** The orders so far, the first one first. */
  readonly ids: readonly number[];
  readonly latest: Latest | null;
  /** How many codes were read: each is one sign of success. */
  readonly count: number;
  readonly read: (text: string) => void;
  readonly remove: (id: number) => void;
  /** Puts away what is shown of the last code. */
  readonly dismiss: () => void;
}

const PARAMETER = 'orders';

/** What an order code changes: all of its orders are in the list afterwards, or none is. */
function addOrders(list: readonly number[], ids: readonly number[]): Latest {
  const fresh = ids.filter((id) => !list.includes(id));
  if (fresh.length === 0) return { kind: 'known', ids };
  return list.length + fresh.length > MOST_SCANNED_ORDERS
    ? { kind: 'full' }
    : { kind: 'added', ids: fresh };
}

/**
 * The codes of this visit (R2.21). Orders gather in the address (`?orders=12-13`), so that «back» from one
 * of them finds the list again; a product opens by itself unless orders wait to be opened. Each code is
 * announced.
 */
export function useScanned(): Scanned {
  const { t } = useTranslation('scan');
  const navigate = useNavigate();
  const [parameters, setParameters] = useSearchParams();
  const [latest, setLatest] = useState<Latest | null>(null);
  const [count, setCount] = useState(0);
  const ids = parseOrderIds(parameters.get(PARAMETER) ?? '')?.slice(0, MOST_SCANNED_ORDERS) ?? [];

  const keep = (list: readonly number[]): void =>
    setParameters(list.length > 0 ? { [PARAMETER]: formatOrderIds(list) } : {}, { replace: true });

  const show = (shown: Latest): void => {
    setLatest(shown);
    setCount((before) => before + 1);
    announcer.text = t(`latest.${shown.kind}`, {
      ids: 'ids' in shown ? shown.ids.join(', ') : '',
      id: shown.kind === 'product' ? shown.id : '',
      number: MOST_SCANNED_ORDERS,
    });
  };

  return {
    ids,
    latest,
    count,
    read(text) {
      const code = readScannedCode(text, ownAddresses());
      if (code.kind === 'orders') {
        const outcome = addOrders(ids, code.ids);
        if (outcome.kind === 'added') keep([...ids, ...outcome.ids]);
        show(outcome);
        return;
      }
      show(code);
      if (code.kind === 'product' && ids.length === 0) void navigate(hrefs.product(code.id));
    },
    remove(id) {
      keep(ids.filter((one) => one !== id));
      setLatest(null);
    },
    dismiss: () => setLatest(null),
  };
}
