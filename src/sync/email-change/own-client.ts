import { database } from '#src/data/db/area/database.ts';
import { loadMeta } from '#src/data/db/meta.ts';
import type { BusClient } from '#src/domain/member/client.ts';
import { isOwnerView } from '#src/platform/owner-view/owner-view.ts';
import { session } from '#src/state/session/session.ts';

/** A stored record with the address that is signed in. */
export interface OwnClient {
  readonly client: BusClient;
  /** In lower case. */
  readonly email: string;
}

/** The member's stored record; null without one, and in owner view: it is the owner's. */
export async function loadOwnClient(): Promise<OwnClient | null> {
  const email = session.member?.email;
  if (email === undefined || isOwnerView()) return null;
  const known = await loadMeta(database(), 'client');
  return known?.value ? { client: known.value, email } : null;
}
