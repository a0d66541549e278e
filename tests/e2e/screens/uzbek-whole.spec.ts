import { expect, type Page } from '@playwright/test';
import type { Activity } from '#server/demo/activity/activity.ts';
import { bestFriendActivity } from '#server/demo/activity/best-friend.ts';
import { heavyActivity } from '#server/demo/activity/heavy-member.ts';
import { studentActivity } from '#server/demo/activity/student.ts';
import { PEOPLE } from '#server/demo/people/people.ts';
import { LANGUAGE_NAMES } from '#src/i18n/language.ts';
import { peopleBrand } from '../support/browser/browser.ts';
import { test } from '../support/fixtures.ts';
import { readWhileScrolling, untilScreenIsWhole } from '../support/looks/whole-screen.ts';
import { STUDENT_ADDRESSES } from '../support/members/member-addresses.ts';
import { openSignedIn, signInAs } from '../support/members/sign-in.ts';

const CYRILLIC = /\p{Script=Cyrillic}/u;
/** Windows of a list that are read: the kinds of lines repeat. */
const MOST_WINDOWS = 12;
const now = new Date();

/** What members wrote themselves: it stays as they wrote it, whatever the language of the screen. */
const typedTexts = ({ orders, tickets, addresses }: Activity): readonly string[] => [
  ...orders.map(({ comment }) => comment),
  ...tickets.flatMap(({ topic, text }) => [topic, text]),
  ...addresses.flatMap(({ address, comment }) => [address, comment]),
];
const activities = [studentActivity(now), heavyActivity(now), bestFriendActivity(now)];

/** Texts that are in Cyrillic letters on an Uzbek screen as well. */
const ALLOWED: readonly string[] = [
  ...activities.flatMap(typedTexts),
  // Names of people: in other letters it would be another name.
  ...activities.flatMap(({ invitations }) => invitations.map(({ name }) => name)),
  ...PEOPLE.flatMap(({ firstName, lastName }) => [`${lastName} ${firstName}`, firstName, lastName]),
  // A language is called by its own name, so that its speakers find it.
  LANGUAGE_NAMES.ru,
]
  .filter((text) => CYRILLIC.test(text))
  .toSorted((a, b) => b.length - a.length);

/** The number of a contract, as it is printed on the paper. */
const CONTRACT_NUMBER = /Д-\d+-\d+\/\d+/gu;

const withoutAllowed = (text: string): string =>
  ALLOWED.reduce((rest, one) => rest.replaceAll(one, ''), text).replaceAll(CONTRACT_NUMBER, '');

/** Every text of the page except names: text nodes, attributes that people perceive, fields, the title. */
const readTexts = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const texts = [`title: ${document.title}`];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const element = walker.currentNode.parentElement;
      if (element?.closest('script, style, noscript, [translate=no]')) continue;
      texts.push(`text: ${walker.currentNode.textContent?.trim()}`);
    }
    for (const element of document.querySelectorAll('*')) {
      if (element.closest('[translate=no]')) continue;
      for (const { name, value } of element.attributes) {
        if (['src', 'href', 'srcset', 'd'].includes(name)) continue;
        texts.push(`${element.localName}[${name}]: ${value}`);
      }
      if (element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement) {
        texts.push(`value of ${element.name}: ${element.value}`);
      }
    }
    return texts;
  });

const russianIn = async (page: Page): Promise<readonly string[]> =>
  (await readTexts(page)).filter((text) => CYRILLIC.test(withoutAllowed(text)));

const chooseUzbek = (page: Page) => page.addInitScript(() => localStorage.setItem('SF_LANG', 'uz'));

/** Opens the addresses one after another. Returns the Russian texts of each. */
async function walk(page: Page, addresses: readonly string[]): Promise<readonly string[]> {
  const findings: string[] = [];
  for (const address of addresses) {
    await page.goto(`/my/${address}`);
    await expect(page.locator('html[lang=uz]')).toBeAttached();
    // The head follows the language after the first content.
    await expect(page.locator('link[rel=manifest]')).toHaveAttribute('href', /uz\.webmanifest$/u);
    const russian = await readWhileScrolling(page, () => russianIn(page), MOST_WINDOWS);
    findings.push(...russian.map((text) => `/my/${address}  ${text}`));
  }
  return findings;
}

const expectNothing = (findings: readonly string[]) =>
  expect(findings, findings.join('\n')).toEqual([]);

test('[R1.8] no screen of a student has a Russian text in Uzbek', async ({
  page,
  expectNetworkErrors,
}) => {
  expectNetworkErrors();
  await chooseUzbek(page);
  await openSignedIn(page, 'student');
  expectNothing(await walk(page, STUDENT_ADDRESSES));
});

/** Members whose screens say what the student's do not. */
const OTHERS: Readonly<Record<string, readonly string[]>> = {
  applicant: ['', 'get-card', 'no-card'],
  new: ['', 'get-card'],
  heavy: ['', 'history', 'orders', 'support'],
  'best-friend': ['', 'history', 'rating'],
  welcome: ['', 'history'],
  poor: ['', 'catalog/302'],
  'not-student': ['catalog/302'],
  'card-off': ['', 'get-card'],
  'card-blocked': ['', 'support'],
  'two-cards': ['get-card'],
  'email-none': ['email-change'],
  'email-pending': ['', 'email-change'],
  'email-expired': ['email-change'],
  'email-exhausted': ['email-change'],
  'email-confirmed': ['', 'email-change', 'support'],
  'email-other-system': ['email-change'],
  'email-new-client': [''],
  'email-old-client': [''],
  'email-mismatch': [''],
  'email-blocked': [''],
  'email-replaced': ['', 'support'],
  manager: ['', 'staff'],
  admin: [
    'desk',
    'staff/orders',
    'staff/invitations',
    'staff/tickets',
    'staff/products',
    'staff/coins',
    'staff/devices',
    'staff/journal',
  ],
};

for (const [account, addresses] of Object.entries(OTHERS)) {
  test(`[R1.8] ${account} reads no Russian text in Uzbek`, async ({
    page,
    expectNetworkErrors,
  }) => {
    // The service reports a missing record and a blocked card by error statuses.
    expectNetworkErrors();
    await chooseUzbek(page);
    await openSignedIn(page, account);
    expectNothing(await walk(page, addresses));
  });
}

test('[R1.8] the sign-in page, the events and the dialogs have no Russian text in Uzbek', async ({
  openApp,
  emptyProfileDir,
  server,
  expectNetworkErrors,
}) => {
  // The provider refuses the wrong password by a status.
  expectNetworkErrors();
  const { page } = await openApp(emptyProfileDir, peopleBrand(server.origin));
  await chooseUzbek(page);
  await page.goto('/my/');
  await expect(page.locator('input[autocomplete~=username]')).toBeVisible();
  expectNothing(await russianIn(page));
  await page.locator('button[type=submit]').click();
  await page.locator('input[autocomplete~=username]').fill('student@example.test');
  await page.locator('input[autocomplete~=current-password]').fill('wrong');
  await page.locator('button[type=submit]').click();
  await expect(page.getByRole('alert').first()).toBeVisible();
  expectNothing(await russianIn(page));

  await signInAs(page, 'student');
  await untilScreenIsWhole(page);
  expectNothing(await walk(page, ['', 'catalog/events', 'catalog/811?buy']));
  await page.goto('/my/faq');
  await page.locator('footer a[aria-haspopup=dialog]').click();
  await expect(page.getByRole('dialog').getByRole('heading').first()).toBeVisible();
  await expect(page.getByRole('dialog').locator('[aria-busy=true], [data-shape]')).toHaveCount(0);
  expectNothing(await russianIn(page));
});
