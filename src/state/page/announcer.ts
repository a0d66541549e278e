import { proxy } from 'valtio';

/** The text of the shell's live region, which stays in the page when screens change (R2.5). */
export const announcer = proxy<{ text: string }>({ text: '' });

/** Announces a text to screen readers; null announces nothing. */
export function announce(text: string | null): void {
  if (text !== null) announcer.text = text;
}
