import { proxy } from 'valtio';
import { onReachability } from '#src/platform/connectivity.ts';
import { onTabMessage } from '#src/platform/tabs.ts';

/** Whether the service can be reached, derived from real requests (R9.11). */
export interface Network {
  reachable: boolean;
  /** ms since the epoch: when `reachable` last changed. */
  since: number;
}

export const network = proxy<Network>({ reachable: true, since: Date.now() });

function setReachable(reachable: boolean): void {
  if (network.reachable !== reachable) Object.assign(network, { reachable, since: Date.now() });
}

onReachability(setReachable);
onTabMessage((message) => {
  if (message.type === 'reachable') setReachable(message.reachable);
});
