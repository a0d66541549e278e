import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import puppeteer, { type Browser, type Page } from 'puppeteer-core';
import { LIMITS } from '../limits.ts';

/** A phone with Firefox, over WebDriver BiDi. */
export class Firefox {
  readonly #program: string;
  readonly #profile = mkdtempSync(join(tmpdir(), 'firefox-'));
  #browser: Browser | undefined;

  constructor(program: string) {
    this.#program = program;
  }

  /** Starts the browser on the profile, which is the same device at its next start; resolves with a page. */
  async open(): Promise<Page> {
    await this.close();
    this.#browser = await puppeteer.launch({
      browser: 'firefox',
      executablePath: this.#program,
      userDataDir: this.#profile,
      headless: true,
      timeout: LIMITS.start,
      protocolTimeout: LIMITS.wait,
    });
    const page = await this.#browser.newPage();
    await page.setViewport({ width: 390, height: 800 });
    page.setDefaultTimeout(LIMITS.wait);
    return page;
  }

  /** Ends the browser; the profile stays. */
  async close(): Promise<void> {
    await this.#browser?.close();
    this.#browser = undefined;
  }

  /** Ends the browser and deletes the profile. */
  async remove(): Promise<void> {
    await this.close();
    rmSync(this.#profile, { recursive: true, force: true, maxRetries: 10 });
  }
}
