import { execFileSync } from 'node:child_process';
import { resolve } from 'node:path';
import { expect, test } from '@playwright/test';
import { signInAs } from '#tests/e2e/support/members/sign-in.ts';

const ROOT = resolve(import.meta.dirname, '../..');
/** Apart from the one that a developer may have running. */
const PROJECT = ['compose', '--project-name', 'loyalty-test'];
const IMAGE = 'loyalty-test';

const docker = (...args: readonly string[]): string =>
  execFileSync('docker', args, { cwd: ROOT, encoding: 'utf8' });

test.afterAll(() => void docker(...PROJECT, 'down', '--volumes'));

test('[R1.9] the demo signs in by Keycloak and keeps an order in PostgreSQL', async ({ page }) => {
  docker(...PROJECT, 'up', '--build', '--wait', 'service');
  await page.goto('/my/');
  await signInAs(page, 'student');
  await expect(page.getByText('12 480').first()).toBeVisible();

  const sql = "select count(*) from member where email = 'student@example.test'";
  const client = ['psql', '--username=loyalty', '--tuples-only', `--command=${sql}`];
  expect(docker(...PROJECT, 'exec', 'database', ...client).trim()).toBe('1');
});

test('[R10.3] the image for members has no demo and starts only with the settings of production', () => {
  docker('build', '--tag', IMAGE, '.');
  const inImage = (...command: readonly string[]) =>
    docker('run', '--rm', IMAGE, ...command).split('\n');
  expect(inImage('ls', 'server')).not.toContain('demo');
  expect(inImage('ls', 'node_modules')).not.toContain('vite');
  expect(() => inImage('node', 'server/main.ts')).toThrow('OIDC_ISSUER');
});
