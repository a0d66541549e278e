import { proxy } from 'valtio';

/** Whether this tab shows the arrival of the card: its events need no toasts over it. */
export const celebration = proxy<{ isShown: boolean }>({ isShown: false });
