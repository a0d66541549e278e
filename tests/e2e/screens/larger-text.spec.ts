import { type CDPSession, expect, type Page } from '@playwright/test';
import { LANGUAGES } from '#src/i18n/language.ts';
import { test } from '../support/fixtures.ts';
import { textBoxFindings } from '../support/looks/text-boxes.ts';
import { untilScreenIsWhole } from '../support/looks/whole-screen.ts';
import { STUDENT_ADDRESSES } from '../support/members/member-addresses.ts';
import { openSignedIn } from '../support/members/sign-in.ts';

const PHONE = { width: 360, height: 740 };
const DESKTOP = { width: 1440, height: 900 };
/** The size in the browser's settings, in px, that is 100 %. */
const USUAL_SIZE = 16;
const LOOKS = [
  { window: PHONE, percent: 100 },
  { window: PHONE, percent: 150 },
  { window: PHONE, percent: 200 },
  { window: DESKTOP, percent: 200 },
] as const;

/** Sets the browser's size of text, which every length of a text follows, and waits for the layout. */
async function showAt(
  page: Page,
  browser: CDPSession,
  { window, percent }: (typeof LOOKS)[number],
): Promise<void> {
  await page.setViewportSize(window);
  const standard = (USUAL_SIZE * percent) / 100;
  await browser.send('Page.setFontSizes', { fontSizes: { standard, fixed: standard } });
  // Rows that measure what fits draw again in the next frames.
  await page.evaluate(async (size) => {
    for (let frame = 0; frame < 4; frame += 1) {
      await new Promise((resolve) => requestAnimationFrame(resolve));
    }
    if (getComputedStyle(document.documentElement).fontSize !== `${size}px`) {
      throw new Error('The text has another size');
    }
  }, standard);
  await untilScreenIsWhole(page);
}

for (const language of LANGUAGES) {
  test(`[R10.1] [R1.8] nothing is cut off or lies on another text with text at 100 to 200 % in ${language}`, async ({
    page,
    expectNetworkErrors,
  }) => {
    // Orders of earlier addresses, and the camera of the scanner, do not exist here.
    expectNetworkErrors();
    await page.addInitScript((code) => localStorage.setItem('SF_LANG', code), language);
    await openSignedIn(page, 'student');
    const browser = await page.context().newCDPSession(page);
    const findings: string[] = [];
    for (const address of STUDENT_ADDRESSES) {
      await page.setViewportSize(PHONE);
      await page.goto(`/my/${address}`);
      await expect(page.locator(`html[lang=${language}]`)).toBeAttached();
      await untilScreenIsWhole(page);
      for (const look of LOOKS) {
        await showAt(page, browser, look);
        const found = await textBoxFindings(page);
        const place = `/my/${address} ${language} ${look.window.width} px ${look.percent} %`;
        findings.push(...found.map((text) => `${place}: ${text}`));
      }
    }
    expect(findings, findings.join('\n')).toEqual([]);
  });
}
