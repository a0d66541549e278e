import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openProfile } from '#tests/e2e/support/browser/browser.ts';
import { copyProfile, removeProfile } from '#tests/e2e/support/browser/installed-profile.ts';
import { createReference, LIMIT_FOLDER, type Target } from './references.ts';

/** What the page's own program draws, before the app takes over. */
const DRAWN = 'dialog svg[role=img]';

/**
 * The limit page with the product's code in its HTML: the same elements, styles and opener policy, and no
 * program that draws them. Its content-security policy is left out, because it forbids style attributes.
 */
export async function createFilledPage(
  cleanup: AsyncDisposableStack,
  product: Target,
): Promise<Target> {
  const folder = mkdtempSync(join(tmpdir(), 'bench-filled-'));
  cleanup.defer(() => rmSync(folder, { recursive: true }));
  cpSync(LIMIT_FOLDER, folder, { recursive: true });
  writeFileSync(join(folder, 'code.html'), await drawnPage(product));
  return {
    ...(await createReference(cleanup, folder, '/code.html', {
      'cross-origin-opener-policy': 'same-origin',
    })),
    firstVisit: null,
  };
}

/** The document of the product's code in the first frame that shows it, without programs and files. */
async function drawnPage({ profile, starts }: Target): Promise<string> {
  const folder = copyProfile(profile);
  const context = await openProfile(folder);
  try {
    const page = await context.newPage();
    await page.addInitScript(keepFirst, DRAWN);
    await page.goto(starts['code']?.url ?? '', { waitUntil: 'commit' });
    const drawn = await page.waitForFunction(() => (window as { drawn?: string }).drawn);
    return `<!doctype html>${await drawn.jsonValue()}`;
  } finally {
    await context.close();
    removeProfile(folder);
  }
}

/** Runs in the page. */
function keepFirst(selector: string): void {
  const look = () => {
    if (!document.querySelector(selector)) return void requestAnimationFrame(look);
    const page = document.documentElement.cloneNode(true) as HTMLElement;
    for (const loaded of page.querySelectorAll('script, link')) loaded.remove();
    (window as { drawn?: string }).drawn = page.outerHTML;
  };
  requestAnimationFrame(look);
}
