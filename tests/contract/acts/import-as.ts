import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { tokenOf } from '#tests/support/service/test-app.ts';
import { startApps } from './act-as.ts';

interface Result {
  readonly rows: number;
  readonly added: number;
  readonly changed: number;
  readonly same: number;
  readonly isStored: boolean;
  readonly problems: readonly { line: number; column?: string; text: string }[];
  readonly remark?: string;
}

/** A file of docs/import. */
export const template = (kind: string) => readFileSync(`docs/import/${kind}.csv`, 'utf8');

/** Gives each test of a file a fresh app, and what brings files into it. */
export function startImports() {
  const { app, read } = startApps();
  const send = async (
    path: string,
    body: string | Uint8Array<ArrayBuffer>,
    { roles = ['programme'], requestId = randomUUID() } = {},
  ) => {
    const response = await app().app.request(`/programme/v1/imports/${path}`, {
      method: 'POST',
      headers: {
        Authorization: `Bearer ${tokenOf('system@example.test', { roles })}`,
        'Content-Type': 'text/csv',
        'X-Request-ID': requestId,
      },
      body,
    });
    return { status: response.status, result: (await response.json()) as Result };
  };
  const store = async (kind: string, csv: string | Uint8Array<ArrayBuffer>) =>
    (await send(kind, csv)).result;
  return { app, read, send, store };
}
