import { proxy } from 'valtio';
import type { errors } from '#src/i18n/ru/app/errors.ts';
import { network } from './network.ts';

/** Icon for the subject of a message. */
export type ToastIcon = 'bell' | 'copy' | 'credit-card' | 'gift' | 'package' | 'wallet';

/** A short message at the top right (R2.31): `key` names one of our texts, `text` is the service's own. */
export interface Toast {
  readonly id: number;
  readonly key?: keyof typeof errors;
  readonly text?: string;
  readonly color: 'success' | 'error';
  /** Replaces the icon of the colour. */
  readonly icon?: ToastIcon;
  /** How long it stays, in ms. */
  readonly timer: number;
  /** The screen that its button opens: an address below the base path. */
  readonly to?: string;
}

interface Overlays {
  toasts: Toast[];
  /** The screen that something outside the router opens, until the router takes the member there. */
  requestedScreen: string | null;
  /** Nothing may lie over the screen: messages and dialogs wait. */
  isHeld: boolean;
}

export const overlays = proxy<Overlays>({ toasts: [], requestedScreen: null, isHeld: false });

/** Lets messages and dialogs wait until the returned function is called. */
export function holdOverlays(): () => void {
  overlays.isHeld = true;
  return () => {
    overlays.isHeld = false;
  };
}

const DEFAULT_TIMER_MS = 3000;
/** More of them would cover a phone's screen. */
const MOST_TOASTS = 3;
let lastId = 0;

/**
 * Shows a toast; none while offline (R4.13), when the status bar shows the network's state. The same
 * toast starts again, and the oldest is dismissed when there are too many.
 */
export function showToast(toast: Partial<Omit<Toast, 'id'>>): void {
  if (!network.reachable) return;
  lastId += 1;
  const others = overlays.toasts.filter(
    ({ key, text }) => key !== toast.key || text !== toast.text,
  );
  const added: Toast = { color: 'success', timer: DEFAULT_TIMER_MS, ...toast, id: lastId };
  overlays.toasts = [...others, added].slice(-MOST_TOASTS);
}

export function dismissToast(id: number): void {
  overlays.toasts = overlays.toasts.filter((toast) => toast.id !== id);
}

/** Opens a screen from outside the router, as from a toast or a dialog. @param to below the base path */
export function openScreen(to: string): void {
  overlays.requestedScreen = to;
}

/** Closes the toast and opens its screen. */
export function followToast({ id, to }: Pick<Toast, 'id' | 'to'>): void {
  dismissToast(id);
  if (to !== undefined) openScreen(to);
}
