import { proxy } from 'valtio';
import type { Who } from '#src/domain/who.ts';

/** Who is signed in, as far as it is known (design §4). */
export interface Session {
  status: 'checking' | 'authenticated' | 'anonymous' | 'unreachable';
  who: Who | null;
}

export const session = proxy<Session>({ status: 'checking', who: null });
