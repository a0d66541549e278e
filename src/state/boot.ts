import { proxy } from 'valtio';

/** How far the start of the app is (R4.5, R2.41). */
export interface Boot {
  /**
   * starting: the loader; ready: screens; signed-out: nobody is signed in and the sign-in page did not
   * help; unreachable: nothing stored to show and nobody answers; fatal: technical works.
   */
  phase: 'starting' | 'ready' | 'signed-out' | 'unreachable' | 'fatal';
  /** The start failed and the general error text is shown beside what there is. */
  hasError: boolean;
}

export const boot = proxy<Boot>({ phase: 'starting', hasError: false });

/** The person signed out while a start was under way: its next step must not bring anyone back (R9.8). */
export const hasLeft = (): boolean => boot.phase === 'signed-out';
