import { randomUUID } from 'node:crypto';
import { and, desc, eq } from 'drizzle-orm';
import { message } from '#server/database/schema/service/message.ts';
import { tokenOf, type TestApp } from './test-app.ts';

export interface RequestOptions {
  readonly method?: 'GET' | 'POST' | 'PUT';
  readonly body?: unknown;
  readonly requestId?: string;
  readonly roles?: readonly string[];
  readonly headers?: Readonly<Record<string, string>>;
}

/** The app in this process, or what sends requests to a running server. */
interface Requestable {
  readonly request: (path: string, init: RequestInit) => Response | Promise<Response>;
}

/** Sends a signed-in user's request to the app, with a new request id unless one is given. */
export const requestAs = async (
  { app }: { readonly app: Requestable },
  email: string,
  path: string,
  { method = 'GET', body, requestId = randomUUID(), roles, headers = {} }: RequestOptions = {},
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

/** The code in the latest message to an e-mail address or phone number. Throws when there is none. */
export async function lastVerificationCode(
  { db }: Pick<TestApp, 'db'>,
  to: string,
): Promise<number> {
  const [sent] = await db
    .select({ code: message.code })
    .from(message)
    .where(eq(message.to, to))
    .orderBy(desc(message.id))
    .limit(1);
  if (!sent?.code) throw new Error(`${to} got no code`);
  return Number(sent.code);
}

/** A wrong code that is still a valid six-digit number. */
export const wrongCodeFor = (code: number): number => (code === 999_999 ? 100_000 : code + 1);

/** Counts the messages to an e-mail address or phone number. */
export const countMessagesTo = ({ db }: Pick<TestApp, 'db'>, to: string): Promise<number> =>
  db.$count(message, and(eq(message.to, to)));
