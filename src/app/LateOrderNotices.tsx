import { type ComponentType, useEffect, useState } from 'react';
import { useSnapshot } from 'valtio';
import { loadTexts } from '#src/i18n/setup.ts';
import { network } from '#src/state/network.ts';

async function load(): Promise<ComponentType> {
  const [{ OrderNotices }] = await Promise.all([
    import('#src/features/orders/notices/OrderNotices.tsx'),
    loadTexts(),
  ]);
  return OrderNotices;
}

/** The notices of orders, loaded beside the first screen; asked for again when the network is back. */
export function LateOrderNotices() {
  const [OrderNotices, setOrderNotices] = useState<ComponentType | null>(null);
  const { reachable } = useSnapshot(network);
  useEffect(() => {
    load().then(
      (loaded) => setOrderNotices(() => loaded),
      () => undefined,
    );
  }, [reachable]);
  return OrderNotices && <OrderNotices />;
}
