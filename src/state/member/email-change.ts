import { proxy } from 'valtio';
import type { OldEmailSearch, Replacement } from '#src/domain/email-change/email-state.ts';

/** The parts of an e-mail change that only this tab knows (R4.16). */
export interface EmailChange {
  replacement: Replacement;
  search: OldEmailSearch;
}

export const emailChange = proxy<EmailChange>({
  replacement: 'idle',
  search: 'idle',
});

/** The member has closed the dialog about the completed replacement. */
export function acknowledgeReplacement(): void {
  if (emailChange.replacement === 'completed') emailChange.replacement = 'idle';
}
