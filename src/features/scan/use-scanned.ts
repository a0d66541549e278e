import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { hrefs } from '#src/domain/hrefs.ts';
import { formatOrderIds, parseOrderIds } from '#src/domain/orders/order-ids.ts';
import {
  MOST_SCANNED_ORDERS,
  type OwnAddresses,
  parseScannedCode,
  type ScannedCode,
} from '#src/domain/orders/scanned-code.ts';
import { config } from '#src/platform/config.ts';
import { announce } from '#src/state/page/announcer.ts';
import { contacts, currentBrand } from '#src/state/page/brand.ts';

/** Origins whose links count as codes of the programme: this page's and the brand's. */
export function ownAddresses(): OwnAddresses {
  const areas = config().areas?.[currentBrand().name] ?? [];
  return { area: [location.origin, ...areas], invite: contacts().inviteOrigin };
}

/** Result of the last code. */
export type Latest =
  | Exclude<ScannedCode, { kind: 'orders' }>
  | { readonly kind: 'added' | 'known'; readonly ids: readonly number[] }
  | { readonly kind: 'full' };

const PARAMETER = 'orders';

/** Adds all orders of a code to the list, or none of them. */
function addOrders(list: readonly number[], ids: readonly number[]): Latest {
  const fresh = ids.filter((id) => !list.includes(id));
  if (fresh.length === 0) return { kind: 'known', ids };
  return list.length + fresh.length > MOST_SCANNED_ORDERS
    ? { kind: 'full' }
    : { kind: 'added', ids: fresh };
}

/**
 * The codes of this visit (R2.21). The first scanned code of orders opens them by itself, and so does that
 * of a product unless the list has orders. Orders are kept in the address (`?orders=12-13`), so that Back
 * from one of them restores the list; further codes are added to it. Each code is announced.
 */
export function useScanned() {
  const { t } = useTranslation('scan');
  const navigate = useNavigate();
  const [parameters, setParameters] = useSearchParams();
  const [latest, setLatest] = useState<Latest | null>(null);
  /** Number of codes read; each one triggers the success signal. */
  const [count, setCount] = useState(0);
  const ids = parseOrderIds(parameters.get(PARAMETER) ?? '')?.slice(0, MOST_SCANNED_ORDERS) ?? [];

  const keep = (list: readonly number[]): void =>
    setParameters(list.length > 0 ? { [PARAMETER]: formatOrderIds(list) } : {}, { replace: true });

  const show = (shown: Latest): void => {
    setLatest(shown);
    setCount((before) => before + 1);
    announce(
      t(`latest.${shown.kind}`, {
        ids: 'ids' in shown ? shown.ids.join(', ') : '',
        id: shown.kind === 'product' ? shown.id : '',
        number: MOST_SCANNED_ORDERS,
      }),
    );
  };

  const take = (text: string, opensOrders: boolean): void => {
    const code = parseScannedCode(text, ownAddresses());
    if (code.kind === 'orders') {
      const outcome = addOrders(ids, code.ids);
      if (outcome.kind === 'added') keep([...ids, ...outcome.ids]);
      show(outcome);
      if (opensOrders && ids.length === 0) void navigate(hrefs.order(code.ids));
      return;
    }
    show(code);
    if (code.kind === 'product' && ids.length === 0) void navigate(hrefs.product(code.id));
  };

  return {
    ids,
    latest,
    count,
    read: (text: string) => take(text, true),
    /** Takes a typed number: it may be mistyped, so an order is only added to the list. */
    enter: (text: string) => take(text, false),
    remove: (id: number) => {
      keep(ids.filter((one) => one !== id));
      setLatest(null);
    },
    dismiss: () => setLatest(null),
  };
}
