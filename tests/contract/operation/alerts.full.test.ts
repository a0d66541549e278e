import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findProgram } from '#tests/support/database/system-tools.ts';

const promtool = findProgram(['promtool']);
const OPERATION = join(import.meta.dirname, '../../../server/operation');

describe.skipIf(promtool === null)('the alerts', () => {
  let folder: string;
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'alerts-'));
    cpSync(OPERATION, folder, { recursive: true });
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  const run = (...args: string[]) => {
    const { status, stdout, stderr } = spawnSync(promtool ?? '', args, {
      cwd: folder,
      encoding: 'utf8',
    });
    return { status, output: stdout + stderr };
  };

  it('are rules that Prometheus accepts, and fire in the cases that they describe', () => {
    expect(run('check', 'rules', 'alerts.yml')).toMatchObject({ status: 0 });
    expect(run('test', 'rules', 'alerts.test.yml')).toMatchObject({ status: 0 });
  });

  it.each(['> 600', 'for: 2m', 'status=~"5.."', '> 3 * 3600'])(
    'are tried by tests that fail without «%s»',
    (part) => {
      const rules = readFileSync(join(OPERATION, 'alerts.yml'), 'utf8');
      expect(rules).toContain(part);
      const broken = { '> 600': '> 6000', 'for: 2m': 'for: 9m', 'status=~"5.."': 'status="418"' };
      const replacement = broken[part as keyof typeof broken] ?? '> 300 * 3600';
      writeFileSync(join(folder, 'alerts.yml'), rules.replaceAll(part, replacement));
      expect(run('test', 'rules', 'alerts.test.yml').status).not.toBe(0);
    },
  );
});
