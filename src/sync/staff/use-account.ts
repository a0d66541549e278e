import { fetchAccount } from '#src/data/api/programme-acts.ts';
import { useFetched } from '../requests/use-fetched.ts';
import { problemOf } from './staff-problem.ts';

async function fetchOrExplain(reference: string, signal: AbortSignal) {
  try {
    return { account: await fetchAccount(reference, signal), problem: null };
  } catch (error) {
    return { account: null, problem: problemOf(error) };
  }
}

/** A member's coins and cards, for acts on them (R11.6). */
export function useAccount(reference: string) {
  const { response, ...requests } = useFetched(fetchOrExplain, reference);
  const { account = null, problem = null } = response ?? {};
  return { account, problem, ...requests };
}
