import { proxy } from 'valtio';

/** Whether this tab shows the inbox: new events appear there and need no toasts over it. */
export const inbox = proxy<{ isShown: boolean }>({ isShown: false });
