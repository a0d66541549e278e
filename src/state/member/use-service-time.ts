import { useSyncExternalStore } from 'react';
import { serviceNow } from '#src/platform/network/service-clock.ts';

const SECOND_MS = 1000;
/** Often enough that no second is skipped. */
const TICK_MS = 250;

function onTick(listener: () => void): () => void {
  const timer = setInterval(listener, TICK_MS);
  return () => clearInterval(timer);
}
const never = () => () => undefined;
const noTime = () => null;

/** In whole seconds, so that a component renders once a second. */
function currentSecond(): number | null {
  const now = serviceNow();
  return now === null ? null : Math.floor(now / SECOND_MS) * SECOND_MS;
}

/**
 * The service's time, every second while it is needed: deadlines and timers count by it, whatever the
 * device's clock shows (R4.16). Null before the service's first response.
 */
export const useServiceTime = (isNeeded: boolean): number | null =>
  useSyncExternalStore(isNeeded ? onTick : never, isNeeded ? currentSecond : noTime);
