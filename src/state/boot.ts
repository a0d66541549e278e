import { proxy } from 'valtio';
import { hasOwnerViewEnded } from '#src/platform/owner-view.ts';

/** The progress of the app's start (R4.5, R2.41). */
export interface Boot {
  /**
   * starting: the loader; ready: screens; signed-out: no session, and the sign-in page did not help;
   * ended: the session has ended, and nothing personal is shown; unreachable: no stored data, and neither
   * provider nor service responds; fatal: technical works.
   */
  phase: 'starting' | 'ready' | 'signed-out' | 'ended' | 'unreachable' | 'fatal';
  /** The start failed: the general error text is shown beside the stored data. */
  hasError: boolean;
}

export const boot = proxy<Boot>({ phase: 'starting', hasError: false });

/**
 * The member signed out, or left an owner's area, during a start: its next step must not open the area again
 * (R9.8, R6.3).
 */
export const hasLeft = (): boolean =>
  boot.phase === 'signed-out' || boot.phase === 'ended' || hasOwnerViewEnded();
