import { useSearchParams } from 'react-router-dom';
import { STATUS_KEYS, type StatusKey } from './stored-invitations.ts';

export const ANY = 'any';
export type FilterChoice = StatusKey | typeof ANY;

/** The status from the address (`?status=`); an unknown value means any. */
export function useInvitationsFilter() {
  const [parameters, setParameters] = useSearchParams();
  const status: FilterChoice = STATUS_KEYS.find((key) => key === parameters.get('status')) ?? ANY;
  return {
    status,
    selectStatus: (next: FilterChoice) => setParameters(next === ANY ? {} : { status: next }),
  };
}
