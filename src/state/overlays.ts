import { proxy } from 'valtio';
import type { errors } from '#src/i18n/ru/errors.ts';
import { network } from './network.ts';

/** What a message is about. */
export type ToastIcon = 'bell' | 'copy' | 'credit-card' | 'gift' | 'package' | 'wallet';

/** A short message at the top right (R2.31): `key` names one of our texts, `text` is the service's own. */
export interface Toast {
  readonly id: number;
  readonly key?: keyof typeof errors;
  readonly text?: string;
  readonly color: 'success' | 'error';
  /** In place of the colour's own sign. */
  readonly icon?: ToastIcon;
  /** How long it stays, in ms. */
  readonly timer: number;
}

export const overlays = proxy<{ toasts: Toast[] }>({ toasts: [] });

const DEFAULT_TIMER_MS = 3000;
/** More of them would cover a phone's screen. */
const MOST_TOASTS = 3;
let lastId = 0;

/**
 * Shows a toast; while offline none is shown (R4.13): the network's state is visible in place. One that is
 * there already starts anew, and the oldest leaves when there are too many.
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
