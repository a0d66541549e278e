import type { MessageState } from '#src/domain/email-change/email-state.ts';

/** What a message offers. */
export type StateAction = 'ownRecord' | 'retry' | 'signOut' | 'support';

interface Look {
  readonly tone: 'info' | 'negative' | 'warning';
  /** None while something runs or is waited for. */
  readonly actions: readonly StateAction[];
}

/** Tone and actions of each message (R4.15). */
export const MESSAGES: Readonly<Record<MessageState['kind'], Look>> = {
  replacing: { tone: 'info', actions: [] },
  completed: { tone: 'info', actions: [] },
  badReplace: { tone: 'negative', actions: ['retry'] },
  blocked: { tone: 'warning', actions: ['signOut'] },
  newUnconfirmed: { tone: 'warning', actions: ['signOut', 'ownRecord'] },
  newUnapproved: { tone: 'info', actions: [] },
  newRefused: { tone: 'warning', actions: ['signOut', 'support'] },
  newByManager: { tone: 'warning', actions: ['support', 'ownRecord'] },
  old: { tone: 'warning', actions: ['signOut'] },
  registration: { tone: 'warning', actions: ['signOut'] },
  mismatch: { tone: 'warning', actions: ['support'] },
  searching: { tone: 'info', actions: [] },
  oldFound: { tone: 'warning', actions: ['support'] },
  differentFound: { tone: 'warning', actions: ['signOut'] },
};
