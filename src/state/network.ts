import { proxy } from 'valtio';
import { onReachability } from '#src/platform/connectivity.ts';

/** Whether the service answers, derived from real requests (R9.11). */
export interface Network {
  reachable: boolean;
  /** ms since the epoch: when `reachable` last changed. */
  since: number;
}

export const network = proxy<Network>({ reachable: true, since: Date.now() });

onReachability((reachable) => {
  if (network.reachable !== reachable) Object.assign(network, { reachable, since: Date.now() });
});
