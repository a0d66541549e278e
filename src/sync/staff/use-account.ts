import { useCallback, useState } from 'react';
import { fetchAccount } from '#src/data/api/programme-acts.ts';
import { useFetched } from '../requests/use-fetched.ts';
import { problemOf, type StaffProblem } from './staff-problem.ts';
import { useMay } from './use-may.ts';

/**
 * A member's coins and cards, for acts on them (R11.6).
 * @returns the account as it was received last, and why a later request brought nothing
 */
export function useAccount(reference: string) {
  const may = useMay();
  const [account, setAccount] = useState<Awaited<ReturnType<typeof fetchAccount>> | null>(null);
  const fetchOne = useCallback(
    async (id: string, signal: AbortSignal): Promise<StaffProblem | null> => {
      try {
        const fetched = await fetchAccount(id, signal);
        if (!signal.aborted) setAccount(fetched);
        return null;
      } catch (error) {
        return problemOf(error);
      }
    },
    [],
  );
  const {
    response: problem,
    isAwaited,
    refetch,
  } = useFetched(fetchOne, reference, may('members.view'));
  const isKnown = account?.reference === reference;
  return { account: isKnown ? account : null, problem, isAwaited, refetch };
}
