import { randomUUID } from 'node:crypto';
import { and, desc, eq } from 'drizzle-orm';
import { message } from '#server/store/schema/message.ts';
import { tokenOf, type TestApp } from './test-app.ts';

export interface Call {
  readonly method?: 'GET' | 'POST' | 'PUT';
  readonly body?: unknown;
  readonly requestId?: string;
  readonly roles?: readonly string[];
  readonly headers?: Readonly<Record<string, string>>;
}

/** The app in this process, or something that passes requests on to it. */
interface Requestable {
  readonly request: (path: string, init: RequestInit) => Response | Promise<Response>;
}

/** Sends a call of a signed-in person to the app, with a request id of its own unless one is given. */
export const callAs = async (
  { app }: { readonly app: Requestable },
  email: string,
  path: string,
  { method = 'GET', body, requestId = randomUUID(), roles, headers = {} }: Call = {},
): Promise<Response> =>
  app.request(path, {
    method,
    headers: {
      Authorization: `Bearer ${tokenOf(email, roles ? { roles } : {})}`,
      'X-Request-ID': requestId,
      ...(body !== undefined && { 'Content-Type': 'application/json' }),
      ...headers,
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });

/** The code in the message that an address got last. Throws when it got none. */
export async function lastCode({ db }: Pick<TestApp, 'db'>, to: string): Promise<number> {
  const [letter] = await db
    .select({ code: message.code })
    .from(message)
    .where(eq(message.to, to))
    .orderBy(desc(message.id))
    .limit(1);
  if (!letter?.code) throw new Error(`${to} got no code`);
  return Number(letter.code);
}

/** Another code than the right one, still of the right form. */
export const wrongFor = (code: number): number => (code === 999_999 ? 100_000 : code + 1);

/** How many messages of a channel an address got. */
export const messagesTo = ({ db }: Pick<TestApp, 'db'>, to: string): Promise<number> =>
  db.$count(message, and(eq(message.to, to)));
