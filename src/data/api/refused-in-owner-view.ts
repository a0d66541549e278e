import { refuseWriteInOwnerView } from '../http/read-only.ts';

type Action = (...values: never[]) => Promise<unknown>;

/**
 * The actions as they are, except that in owner view each is refused before it stores or sends anything
 * (R5.9, R6.3).
 */
export function refusedInOwnerView<Actions extends Readonly<Record<string, Action>>>(
  actions: Actions,
): Actions {
  const guarded = Object.entries(actions).map(([name, action]) => {
    const run: Action = async (...values) => {
      refuseWriteInOwnerView(name);
      return action(...values);
    };
    return [name, run] as const;
  });
  return Object.fromEntries(guarded) as Record<string, Action> as Actions;
}
