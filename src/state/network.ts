import { proxy } from 'valtio';
import { onReachability } from '#src/platform/connectivity.ts';
import { onTabMessage } from '#src/platform/tabs.ts';

/** Whether the service answers, derived from real requests (R9.11). */
export interface Network {
  reachable: boolean;
  /** ms since the epoch: when `reachable` last changed. */
  since: number;
}

export const network = proxy<Network>({ reachable: true, since: Date.now() });

function note(reachable: boolean): void {
  if (network.reachable !== reachable) Object.assign(network, { reachable, since: Date.now() });
}

onReachability(note);
onTabMessage((message) => {
  if (message.type === 'reachable') note(message.reachable);
});
