import type { BrowserContext } from '@playwright/test';

/** What Chromium itself writes when a request fails or has an error status; the last is about a worker's script. */
const NETWORK_ERROR =
  /^console\.error: (?:Failed to load resource:|.*net::ERR_|An unknown error occurred when fetching the script)/;

/** Collects the problems that fail a test unless it allows them: console errors, page errors, policy violations. */
export class ProblemWatch {
  readonly #problems: string[] = [];
  readonly #allowed: RegExp[] = [];

  /** Watches all pages of a context, also those that open later. */
  async attach(context: BrowserContext): Promise<void> {
    context.on('console', (entry) => {
      const { url } = entry.location();
      if (entry.type() === 'error') this.#problems.push(`console.error: ${entry.text()} ${url}`);
    });
    context.on('weberror', (event) => {
      this.#problems.push(`page error: ${event.error().stack ?? event.error().message}`);
    });
    await context.exposeBinding('reportPolicyViolation', (_, text: string) => {
      this.#problems.push(`policy violation: ${text}`);
    });
    await context.addInitScript(() => {
      document.addEventListener('securitypolicyviolation', (event) => {
        const place = `${event.sourceFile}:${event.lineNumber}`;
        const text = `${event.effectiveDirective} ${event.blockedURI} ${event.sample} ${place}`;
        (window as unknown as { reportPolicyViolation(text: string): void }).reportPolicyViolation(
          text,
        );
      });
    });
  }

  /** Allows problems whose text matches. */
  allow(pattern: RegExp): void {
    this.#allowed.push(pattern);
  }

  /** Allows the lines that the browser writes about failed requests. */
  allowNetworkErrors(): void {
    this.allow(NETWORK_ERROR);
  }

  /** The problems so far that are not allowed. */
  get problems(): readonly string[] {
    return this.#problems.filter((text) => !this.#allowed.some((pattern) => pattern.test(text)));
  }
}
