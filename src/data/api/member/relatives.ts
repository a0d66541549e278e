import { relativesResponse } from '#src/contract/member/relatives.ts';
import { callAndParse } from '../call-and-parse.ts';

/** A page of the member's invitations, newest first; `updatedSince` for a cheap refresh (R7.35). */
export const fetchInvitations = (
  query: {
    readonly cursor?: number | undefined;
    readonly updatedSince?: string | undefined;
    readonly limit: number;
  },
  signal?: AbortSignal,
) => callAndParse(relativesResponse, { path: '/api/relatives', query, signal });
