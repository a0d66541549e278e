import { useSnapshot } from 'valtio';
import { mayDo, type Act } from '#src/domain/acts.ts';
import { session } from '#src/state/session/session.ts';

/** Whether the signed-in person's roles allow an act; the service decides it once more. */
export function useMay(): (act: Act) => boolean {
  const roles = useSnapshot(session).member?.roles ?? [];
  return (act) => mayDo(roles, act);
}
