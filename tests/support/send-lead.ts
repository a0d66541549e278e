import { randomUUID } from 'node:crypto';
import type { Hono } from 'hono';

export type LeadFields = Readonly<Record<string, string | readonly string[] | Blob | null>>;

/** A key of a lead that no other has. */
export const newMergeLead = (): string =>
  `SF${randomUUID().replaceAll('-', '').slice(0, 16)}1700000000`;

/** Posts a friend's application to the lander as the client does; null leaves a field out. */
export async function sendLead(
  app: Hono,
  fields: LeadFields,
  query = 'r=land&unit=friends&type=referral&ignore-thanksall=1&land=sf_referral',
  headers: Readonly<Record<string, string>> = {},
): Promise<string> {
  const form = new FormData();
  const all: LeadFields = {
    name: 'Анна Новая',
    personalDataAgree: 'on',
    mergelead: newMergeLead(),
    ...fields,
  };
  for (const [name, value] of Object.entries(all)) {
    for (const one of [value].flat()) if (one !== null) form.append(name, one);
  }
  const path = `/lander/lander.php?${query}`;
  const answer = await app.request(path, { method: 'POST', body: form, headers });
  if (answer.status !== 200) throw new Error(`${answer.status} ${await answer.text()}`);
  return answer.text();
}
