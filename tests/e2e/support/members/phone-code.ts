import { expect } from '@playwright/test';
import * as v from 'valibot';
import { sandboxMessagesResponse } from '#src/contract/sandbox.ts';
import type { TestServer } from '#tests/support/service/server.ts';

/** The codes that were sent to a phone, newest first. */
export async function codesSentTo(server: TestServer, phone: string): Promise<readonly string[]> {
  const path = `messages?to=${encodeURIComponent(phone)}`;
  const messages = v.parse(sandboxMessagesResponse, await server.sandbox('GET', path));
  return messages.flatMap(({ code }) => code ?? []);
}

/** Waits for a number of codes and returns the newest. */
export async function newestCode(server: TestServer, phone: string, count = 1): Promise<string> {
  await expect.poll(async () => (await codesSentTo(server, phone)).length).toBe(count);
  return (await codesSentTo(server, phone))[0] ?? '';
}
