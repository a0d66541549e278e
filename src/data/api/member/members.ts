import { membersResponse } from '#src/contract/member/members.ts';
import { MEMBER_SEARCH, type MemberSummary } from '#src/domain/member/member-summary.ts';
import { callAndParse } from '../call-and-parse.ts';

const fetchMembers = async (
  query: { readonly q: string } | { readonly references: string },
  signal?: AbortSignal,
): Promise<readonly MemberSummary[]> =>
  (await callAndParse(membersResponse, { path: '/api/members', query, signal })).members;

/**
 * Members whose name, e-mail, card or phone contains what staff has typed (R6.1).
 * @throws {ServiceError} also `refused` with status 429 beyond sixty searches a minute.
 */
export const searchMembers = (text: string, signal?: AbortSignal) =>
  fetchMembers({ q: text }, signal);

/** The members whom references name, in the order of the references; unknown ones are left out (R6.1). */
export async function fetchReferredMembers(
  references: readonly string[],
  signal?: AbortSignal,
): Promise<readonly MemberSummary[]> {
  const named = references.slice(0, MEMBER_SEARCH.limit);
  if (named.length === 0) return [];
  const members = await fetchMembers({ references: named.join(',') }, signal);
  return named.flatMap((one) => members.find(({ reference }) => reference === one) ?? []);
}
