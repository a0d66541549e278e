import { type ComponentType, useEffect, useState } from 'react';
import { useSnapshot } from 'valtio';
import { loadTexts } from '#src/i18n/setup.ts';
import { network } from '#src/state/network.ts';

async function load(): Promise<ComponentType> {
  const [{ OrderNotices }] = await Promise.all([import('./OrderNotices.tsx'), loadTexts()]);
  return OrderNotices;
}

/** The notices of orders, loaded after the first screen, and again when the network is back. */
export function LazyOrderNotices() {
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
