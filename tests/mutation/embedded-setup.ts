import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { writeEmbeddedTemplate } from '#tests/support/setup/databases-setup.ts';

/** Prepares the embedded database of a run as `databases-setup.ts` does, without a PostgreSQL. */
export async function setup({ provide }: TestProject): Promise<() => void> {
  const folder = mkdtempSync(join(tmpdir(), 'loyalty-mutation-'));
  provide('sharedPostgres', null);
  provide('embeddedTemplate', await writeEmbeddedTemplate(folder));
  return () => rmSync(folder, { recursive: true, force: true });
}
