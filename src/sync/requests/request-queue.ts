/**
 * Decides when a screen requests its list (R4.17): calls before the queue is released become one when it is,
 * later ones run at once, and a watched value that changes from a defined one requests it again.
 */
export class RequestQueue {
  #run: () => void;
  #isReleased = false;
  #isQueued = false;
  readonly #watched = new Map<string, unknown>();

  /** @param run starts a request */
  constructor(run: () => void = () => undefined) {
    this.#run = run;
  }

  /** Later requests start in another way, such as for another id. */
  runBy(run: () => void): void {
    this.#run = run;
  }

  request(): void {
    if (this.#isReleased) this.#run();
    else this.#isQueued = true;
  }

  /** The service can be called: runs what was queued. */
  release(): void {
    this.#isReleased = true;
    if (!this.#isQueued) return;
    this.#isQueued = false;
    this.#run();
  }

  /** The service cannot be called: calls wait for the next release. */
  hold(): void {
    this.#isReleased = false;
  }

  /** Takes the present value of what is watched under a name; undefined: it has none. */
  watch(name: string, value: unknown): void {
    const previous = this.#watched.get(name);
    this.#watched.set(name, value);
    if (previous !== undefined && previous !== value) this.request();
  }
}
