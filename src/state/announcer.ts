import { proxy } from 'valtio';

/** What the shell's live region says: it stays in the page while screens come and go (R2.5). */
export const announcer = proxy<{ text: string }>({ text: '' });
