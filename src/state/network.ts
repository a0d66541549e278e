import { proxy } from 'valtio';
import { onReachability } from '#src/platform/connectivity.ts';
import { onObstacle, type ObstacleName } from '#src/platform/obstacle.ts';
import { onTabMessage } from '#src/platform/tabs.ts';

/** Whether the service can be reached, derived from real requests (R9.11). */
export interface Network {
  reachable: boolean;
  /** ms since the epoch: when `reachable` last changed. */
  since: number;
  /** What keeps this device from the sign-in although the network works. */
  obstacle: ObstacleName | null;
}

export const network = proxy<Network>({ reachable: true, since: Date.now(), obstacle: null });

function setReachable(reachable: boolean): void {
  if (network.reachable !== reachable) Object.assign(network, { reachable, since: Date.now() });
}

onReachability(setReachable);
onObstacle((obstacle) => {
  network.obstacle = obstacle;
});
onTabMessage((message) => {
  if (message.type === 'reachable') setReachable(message.reachable);
});
