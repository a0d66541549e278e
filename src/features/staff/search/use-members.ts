import { useState } from 'react';
import {
  countSigns,
  MEMBER_SEARCH,
  type MemberSummary,
} from '#src/domain/member/member-summary.ts';
import { ServiceError } from '#src/domain/service-error.ts';
import { cleanLine } from '#src/domain/text/clean-text.ts';
import { recentOwners } from '#src/platform/owner-view/recent-owners.ts';
import { loadSync } from '#src/sync/load-sync.ts';
import { useDebounced } from '#src/sync/requests/use-debounced.ts';
import { useFetched } from '#src/sync/requests/use-fetched.ts';

/** Members, or why there are none to show. Nothing of them is stored on the device (R6.3). */
export type MembersResult =
  | { readonly members: readonly MemberSummary[] }
  | { readonly problem: 'busy' | 'failed' };

/** The result of a request that is not sent, because no member was viewed here. */
const NONE: MembersResult = { members: [] };
/** While a name is typed, not every letter is a request. */
const PAUSE_MS = 350;

const problemOf = (error: unknown): MembersResult => ({
  problem: error instanceof ServiceError && error.status === 429 ? 'busy' : 'failed',
});

async function search(text: string, signal: AbortSignal): Promise<MembersResult> {
  try {
    const { searchMembers } = await (await loadSync()).loadMemberSearch();
    return { members: await searchMembers(text, signal) };
  } catch (error) {
    return problemOf(error);
  }
}

async function fetchRecent(references: string, signal: AbortSignal): Promise<MembersResult> {
  if (references === '') return NONE;
  try {
    const { fetchReferredMembers } = await (await loadSync()).loadMemberSearch();
    return { members: await fetchReferredMembers(references.split(','), signal) };
  } catch (error) {
    return problemOf(error);
  }
}

/** Members found by what is typed, once it is enough and typing has paused. */
export function useFoundMembers(typed: string) {
  const text = useDebounced(cleanLine(typed), PAUSE_MS);
  const isEnough = countSigns(text) >= MEMBER_SEARCH.minSigns;
  const { response, isAwaited, refetch } = useFetched(search, text, isEnough);
  const isTyping = text !== cleanLine(typed);
  return { response: isTyping ? null : response, isAwaited: isTyping || isAwaited, refetch };
}

/** Members whom this viewer viewed last on this device. */
export function useRecentMembers(viewer: string, isNeeded: boolean) {
  const [references] = useState(() => recentOwners(viewer).join(','));
  const fetched = useFetched(fetchRecent, references, isNeeded);
  return { ...fetched, count: references === '' ? 0 : references.split(',').length };
}
