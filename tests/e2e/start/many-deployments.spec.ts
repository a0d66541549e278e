import { expect, type Page } from '@playwright/test';
import { SOAK } from '#tests/support/database/soak.ts';
import { seededRandom } from '#tests/support/faults/seeded-random.ts';
import { test } from '../support/browser/deployed-app.ts';
import { lookForUpdate, shownBuild, untilInstalled } from '../support/browser/installed-app.ts';
import { openSignedIn } from '../support/members/sign-in.ts';

const SEED = 3;

const nameField = (page: Page) => page.getByRole('textbox', { name: 'Имя', exact: true });
const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const agree = (page: Page) => page.getByRole('button', { name: 'Обновить', exact: true });

/** Again, when the reload of a version that was agreed to comes in between. */
const uninterrupted = (action: () => Promise<unknown>): Promise<void> =>
  expect(async () => void (await action())).toPass();

test(`[R9.6] ${SOAK.deployments} deployments, broken ones and rollbacks under open forms leave every tab usable and every word where it was typed`, async ({
  openApp,
  profileDir,
  deployed,
  expectNetworkErrors,
}) => {
  test.setTimeout(SOAK.timeoutMs);
  // The file that a broken deployment lacks.
  expectNetworkErrors();
  const { page, context } = await openApp(profileDir);
  await openSignedIn(page, 'student');
  await untilInstalled(page);
  const form = await context.newPage();
  await form.goto('/my/invite');
  const { below, pick } = seededRandom(SEED);
  const builds = new Set([deployed.mark]);
  let typed = '';

  const STEPS = {
    deploy: (name: string) => {
      builds.add(name);
      deployed.deploy(name);
    },
    break: (name: string) => deployed.deployBroken(name),
    rollBack: () => deployed.rollBack(),
  } as const;
  const ACTS = {
    wait: () => Promise.resolve(),
    reload: () => uninterrupted(() => page.reload()),
    reloadForm: () => uninterrupted(() => form.reload()),
    agree: async () => {
      if (await agree(page).isVisible()) await agree(page).click();
    },
  } as const;

  for (let index = 0; index < SOAK.deployments; index += 1) {
    typed = `Гулноза${below(1000)}`;
    await nameField(form).fill(typed);
    STEPS[pick(['deploy', 'deploy', 'break', 'rollBack'] as const)](`build${index}`);
    await uninterrupted(() => lookForUpdate(page));
    await ACTS[pick(['wait', 'reload', 'reloadForm', 'agree'] as const)]();
    // A tab may be loading another version: every screen comes, of a build that was deployed whole.
    await expect(nameField(form)).toHaveValue(typed);
    const address = pick(['/my/', '/my/orders', '/my/history', '/my/catalog/products']);
    await uninterrupted(() => page.goto(address));
    await expect(heading(page)).toBeVisible();
    for (const tab of [page, form]) expect(builds).toContain(await shownBuild(tab));
  }
  console.log(`${SOAK.deployments} of ${SOAK.deployments} deployments`);
});
