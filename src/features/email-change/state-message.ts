import type { EmailState } from '#src/domain/email-change/email-state.ts';

/** The states with one message: what happened, what is safe, what to do. */
export type MessageState = Exclude<EmailState, { kind: 'nothing' | 'change' }>;

/** The one action of a message; none while something runs. */
export type StateAction = 'code' | 'retry' | 'signOut' | 'support' | null;

interface Look {
  readonly tone: 'info' | 'negative' | 'warning';
  readonly action: StateAction;
}

/** Tone and action of each message (R4.15). */
export const MESSAGES: Readonly<Record<MessageState['kind'], Look>> = {
  replacing: { tone: 'info', action: null },
  completed: { tone: 'info', action: null },
  badReplace: { tone: 'negative', action: 'retry' },
  blocked: { tone: 'warning', action: 'signOut' },
  newUnconfirmed: { tone: 'warning', action: 'code' },
  newByManager: { tone: 'warning', action: 'support' },
  old: { tone: 'warning', action: 'signOut' },
  registration: { tone: 'warning', action: 'signOut' },
  mismatch: { tone: 'warning', action: 'support' },
  searching: { tone: 'info', action: null },
  oldFound: { tone: 'warning', action: 'support' },
  differentFound: { tone: 'warning', action: 'signOut' },
};

/** Whether a state has a message of its own; the own change has its branches instead. */
export const isMessage = (state: EmailState): state is MessageState =>
  state.kind !== 'nothing' && state.kind !== 'change';
