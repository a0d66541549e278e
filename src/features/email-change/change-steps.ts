import type { ChangeBranch } from '#src/domain/email-change/change-branch.ts';

/** The steps of a change in their order: request, code, approval, sign-in with the new address. */
const STEPS = ['address', 'code', 'approval', 'signIn'] as const;
export type ChangeStep = (typeof STEPS)[number];

/** A change as steps: those that come, and the one where the member is. */
export interface ChangeTrack {
  readonly steps: readonly ChangeStep[];
  readonly current: ChangeStep;
}

const CURRENT: Readonly<Partial<Record<ChangeBranch, ChangeStep>>> = {
  none: 'address',
  pending: 'code',
  expired: 'code',
  confirmed: 'approval',
  refused: 'approval',
  approved: 'signIn',
};

/**
 * The steps that a branch leads through; a refused change has no sign-in. Null where the member has nothing to do
 * next: the manager changes the address, or the attempts are used up.
 */
export function changeTrack(branch: ChangeBranch): ChangeTrack | null {
  const current = CURRENT[branch];
  if (!current) return null;
  return { steps: branch === 'refused' ? STEPS.slice(0, -1) : STEPS, current };
}
