import type { BrowserContext } from '@playwright/test';

/** What Chromium itself writes when a request fails or is answered by an error. */
const NETWORK_LINE = /^console\.error: (?:Failed to load resource:|.*net::ERR_)/;

/** Collects what no story may cause unnoticed: console errors, page errors and policy violations. */
export class ProblemWatch {
  readonly #problems: string[] = [];
  readonly #allowed: RegExp[] = [];

  /** Watches every page of a context, those that it opens later included. */
  async attach(context: BrowserContext): Promise<void> {
    context.on('console', (line) => {
      const { url } = line.location();
      if (line.type() === 'error') this.#problems.push(`console.error: ${line.text()} ${url}`);
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

  /** Lets problems pass whose text fits. */
  allow(pattern: RegExp): void {
    this.#allowed.push(pattern);
  }

  /** Lets the lines pass that the browser writes about failed requests. */
  allowNetworkErrors(): void {
    this.allow(NETWORK_LINE);
  }

  /** The problems so far that nothing allows. */
  get problems(): readonly string[] {
    return this.#problems.filter((text) => !this.#allowed.some((pattern) => pattern.test(text)));
  }
}
