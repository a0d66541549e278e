import { relativesResponse } from '#src/contract/member/relatives.ts';
import { callService } from '#src/data/http/service.ts';
import type { Invitation } from '#src/domain/referral/invitation.ts';
import { parseResponse } from '../parse-response.ts';

export interface InvitationsPage {
  readonly relatives: readonly Invitation[];
  readonly nextCursor: number | null;
  readonly counts: Readonly<Record<string, number>>;
}

/** A page of the member's invitations, newest first; `updatedSince` for a cheap refresh (R7.35). */
export async function fetchInvitations(
  query: {
    readonly cursor?: number | undefined;
    readonly updatedSince?: string | undefined;
    readonly limit: number;
  },
  signal?: AbortSignal,
): Promise<InvitationsPage> {
  const path = '/api/relatives';
  return parseResponse(
    relativesResponse,
    await callService({ path, query, signal }),
    `GET ${path}`,
  );
}
