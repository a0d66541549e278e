import { proxy } from 'valtio';
import { onReachability } from '#src/platform/network/connectivity.ts';
import { onObstacle, type ObstacleName } from '#src/platform/network/obstacle.ts';
import { onTabMessage } from '#src/platform/page/tabs.ts';

/** Whether the service can be reached, derived from real requests (R9.11). */
export interface Network {
  reachable: boolean;
  /** The service cannot be reached, and the browser itself has no network: only this is called «нет сети». */
  isOffline: boolean;
  /** ms since the epoch: when `reachable` last changed. */
  since: number;
  /** What keeps this device from the sign-in although the network works. */
  obstacle: ObstacleName | null;
}

export const network = proxy<Network>({
  reachable: true,
  isOffline: false,
  since: Date.now(),
  obstacle: null,
});

function setReachable(reachable: boolean): void {
  if (network.reachable !== reachable) Object.assign(network, { reachable, since: Date.now() });
  network.isOffline = !reachable && navigator.onLine === false;
}

onReachability(setReachable);
for (const event of ['online', 'offline'])
  globalThis.addEventListener?.(event, () => setReachable(network.reachable));
onObstacle((obstacle) => {
  network.obstacle = obstacle;
});
onTabMessage((message) => {
  if (message.type === 'reachable') setReachable(message.reachable);
});
