import { proxy } from 'valtio';
import { hasOwnerViewEnded } from '#src/platform/owner-view/owner-view.ts';

/** The progress of the app's start (R4.5, R2.41). */
export interface Boot {
  /**
   * starting: the loader; ready: screens; signed-out: no session, and the sign-in page did not help;
   * ended: the session has ended, and nothing personal is shown; unreachable: no stored data, and neither
   * provider nor service responds; fatal: technical works.
   */
  readonly phase: 'starting' | 'ready' | 'signed-out' | 'ended' | 'unreachable' | 'fatal';
  /** The start failed: the general error text is shown beside the stored data. */
  readonly hasError: boolean;
}

export type BootEvent =
  /** There is something to show: stored data, or the service's first response. */
  | { readonly type: 'areaOpened' }
  /** Its data leaves the screen, and an area follows. */
  | { readonly type: 'areaClosed' }
  /** Provider, service or a file of the app cannot be reached: what is shown stays. */
  | { readonly type: 'unreached' }
  /** The sign-in page cannot be reached, and nothing may be shown without a session. */
  | { readonly type: 'signInMissed' }
  | { readonly type: 'sessionFound'; readonly hasData: boolean }
  /** `hasData`: the member's own data came before another request failed. */
  | {
      readonly type: 'startFailed';
      readonly isFatal: boolean;
      readonly lacksResponse: boolean;
      readonly hasData: boolean;
    }
  | { readonly type: 'refreshed' }
  | { readonly type: 'signedOut' | 'sessionEnded' }
  /** The member, or the end of an obstacle, starts again in the same page. */
  | { readonly type: 'restarted'; readonly hasData: boolean };

const hasEnded = ({ phase }: Boot): boolean => phase === 'signed-out' || phase === 'ended';

/**
 * The start after an event. Once the member has left, only a new start leads on: a pending step must not open
 * the area again (R9.8).
 */
export function bootReducer(state: Boot, event: BootEvent): Boot {
  switch (event.type) {
    case 'areaOpened':
      return hasEnded(state) ? state : { ...state, phase: 'ready' };
    case 'areaClosed':
      return hasEnded(state) ? state : { ...state, phase: 'starting' };
    case 'unreached':
      return hasEnded(state) || state.phase === 'ready'
        ? state
        : { ...state, phase: 'unreachable' };
    case 'signInMissed':
      return { ...state, phase: 'unreachable' };
    case 'sessionFound': {
      const shown: Boot = { ...state, hasError: false };
      return event.hasData ? bootReducer(shown, { type: 'areaOpened' }) : shown;
    }
    case 'startFailed': {
      const failed: Boot = { ...state, hasError: true };
      if (hasEnded(state)) return failed;
      if (event.isFatal) return { ...failed, phase: 'fatal' };
      return event.lacksResponse && !event.hasData ? { ...failed, phase: 'unreachable' } : failed;
    }
    case 'refreshed':
      return { ...state, hasError: false };
    case 'signedOut':
      return { ...state, phase: 'signed-out' };
    case 'sessionEnded':
      return { ...state, phase: 'ended' };
    case 'restarted':
      return { ...state, phase: event.hasData ? 'ready' : 'starting' };
  }
}

const state = proxy<Boot>({ phase: 'starting', hasError: false });

/** The current state of the start; only `dispatchBoot` changes it. */
export const boot: Boot = state;

export function dispatchBoot(event: BootEvent): void {
  Object.assign(state, bootReducer({ ...state }, event));
}

/**
 * The member signed out, or left an owner's area, during a start: its next step must not open the area again
 * (R9.8, R6.3).
 */
export const hasLeft = (): boolean => hasEnded(boot) || hasOwnerViewEnded();
