import { proxy } from 'valtio';
import type { OldEmailSearch, Replacement } from '#src/domain/email-change/email-state.ts';

/** The parts of an e-mail change that only this tab knows (R4.16). */
export interface EmailChange {
  replacement: Replacement;
  search: OldEmailSearch;
  /** The notice on the screen explains why there is no card: the card's own warning stays away (R4.15). */
  explainsCard: boolean;
  /** The signed-in address is the new or an old one of a record: a card here would be another address's. */
  isOtherAddress: boolean;
}

export const emailChange = proxy<EmailChange>({
  replacement: 'idle',
  search: 'idle',
  explainsCard: false,
  isOtherAddress: false,
});

/** The member has closed the dialog about the completed replacement. */
export function acknowledgeReplacement(): void {
  if (emailChange.replacement === 'completed') emailChange.replacement = 'idle';
}
