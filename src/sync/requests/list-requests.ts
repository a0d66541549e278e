/** visible: the member waits for it; silent: the list on the screen is enough meanwhile. */
export type RequestMode = 'visible' | 'silent';

/** Requests and stores a list; ends early, with any error, when the signal aborts. */
type Load = (signal: AbortSignal) => Promise<void>;

/** How long a visible request waits for others to join it, in ms (R4.17). */
const MERGE_MS = 100;

interface Request {
  /** That of the last call that joined: it knows best what to request. */
  load: Load;
  mode: RequestMode;
  /** The time for others to join is over. */
  isDue: boolean;
  readonly abort: AbortController;
  readonly ended: PromiseWithResolvers<void>;
}

/**
 * The requests for one list (R4.17): one runs at a time, and one waits for it, because a pending response
 * may be older than what its caller knows. Visible calls within 100 ms become one request. A silent call
 * starts at once: it cancels a silent request that runs, whose callers get the outcome of the new one.
 */
export class ListRequests {
  #running: Request | null = null;
  #next: Request | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;
  readonly #onChange: () => void;

  /** @param onChange called when `isRunning` or `isLoading` may have changed */
  constructor(onChange: () => void = () => undefined) {
    this.#onChange = onChange;
  }

  get isRunning(): boolean {
    return this.#running !== null || this.#next !== null;
  }

  /** Whether the member waits: true while a visible request waits or runs. */
  get isLoading(): boolean {
    return [this.#running, this.#next].some((request) => request?.mode === 'visible');
  }

  /** Requests the list; the promise follows the request that the call became part of. */
  request(load: Load, mode: RequestMode): Promise<void> {
    const next = (this.#next ??= this.#create(load));
    next.load = load;
    if (mode === 'visible') this.#joinVisible(next);
    else if (next.mode === 'silent') next.isDue = true;
    if (mode === 'silent' && this.#running?.mode === 'silent') this.#running.abort.abort();
    this.#startNext();
    this.#onChange();
    return next.ended.promise;
  }

  #create(load: Load): Request {
    const ended = Promise.withResolvers<void>();
    return { load, mode: 'silent', isDue: false, abort: new AbortController(), ended };
  }

  #joinVisible(next: Request): void {
    next.mode = 'visible';
    next.isDue = false;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => {
      next.isDue = true;
      this.#startNext();
    }, MERGE_MS);
  }

  #startNext(): void {
    const next = this.#next;
    if (this.#running || !next?.isDue) return;
    this.#next = null;
    this.#running = next;
    void this.#run(next);
  }

  async #run({ load, abort, ended }: Request): Promise<void> {
    const outcome = await Promise.allSettled([load(abort.signal)]);
    this.#running = null;
    const [{ status }] = outcome;
    if (status === 'fulfilled') ended.resolve();
    // Only a successor cancels a request.
    else if (abort.signal.aborted && this.#next) ended.resolve(this.#next.ended.promise);
    else ended.reject((outcome[0] as PromiseRejectedResult).reason);
    this.#startNext();
    this.#onChange();
  }
}
