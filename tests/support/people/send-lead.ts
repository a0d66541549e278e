import { randomUUID } from 'node:crypto';
import type { Hono } from 'hono';

export type LeadFields = Readonly<Record<string, string | readonly string[] | Blob | null>>;

/** Creates a unique key of a lead. */
export const newMergeLead = (): string =>
  `SF${randomUUID().replaceAll('-', '').slice(0, 16)}1700000000`;

/** Posts a friend's application to the lander as the app does; null omits a field. */
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
  const response = await app.request(path, { method: 'POST', body: form, headers });
  if (response.status !== 200) throw new Error(`${response.status} ${await response.text()}`);
  return response.text();
}
