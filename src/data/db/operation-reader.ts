import {
  summarizeOperation,
  type OperationSummary,
} from '#src/domain/operations/operation-summary.ts';
import type { Operation } from '#src/domain/operations/operation.ts';
import { inLanguage, type ServiceText } from '#src/domain/text/text.ts';
import type { AreaDatabase } from './area/area-database.ts';
import { database } from './area/database.ts';

/** Rows loaded at a time: on a slow phone each read takes much less than a frame. */
const CHUNK = 500;
/** Subscribers are notified of a long load this often, in ms. */
const SHOW_EVERY_MS = 1000;

/**
 * The next rows before an id, oldest first. A cursor jumps to the first row and one read loads the
 * rest: moving a cursor back row by row costs an event for each.
 */
async function readBelow({ operations }: AreaDatabase, id: number): Promise<Operation[]> {
  const [first] = await operations
    .where('id')
    .below(id)
    .reverse()
    .offset(CHUNK - 1)
    .limit(1)
    .primaryKeys();
  return operations
    .where('id')
    .between(first ?? -Infinity, id)
    .toArray();
}

/** The Russian text, which is the key of both, is the same. */
const isSameText = (a: ServiceText, b: ServiceText): boolean =>
  inLanguage(a, 'uz') === inLanguage(b, 'uz') && typeof a === typeof b;

/** Compact copies of one database's operations, loaded from the newest back as far as screens need. */
class OperationReader {
  /** The loaded operations, newest first, without gaps. */
  shown: readonly OperationSummary[] = [];
  readonly #db: AreaDatabase;
  readonly #listeners = new Set<() => void>();
  readonly #comments = new Map<string, ServiceText>();
  #list: OperationSummary[] = [];
  #since = Infinity;
  #shownAt = -Infinity;
  /** When a complete load was last published. */
  #endShownAt = -Infinity;
  #showing: ReturnType<typeof setTimeout> | undefined;
  #isReading = false;
  #needsRead = false;

  constructor(db: AreaDatabase) {
    this.#db = db;
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Loads newly stored operations and, if they are missing, those back to `since` (ms). */
  read(since: number): void {
    this.#since = Math.min(this.#since, since);
    this.#needsRead = true;
    if (!this.#isReading) void this.#readAll();
  }

  async #readAll(): Promise<void> {
    this.#isReading = true;
    while (this.#needsRead) {
      this.#needsRead = false;
      // A database that closes meanwhile (sign-out, full storage) is reopened by its owner.
      await this.#readOnce().catch(() => undefined);
    }
    this.#isReading = false;
  }

  async #readOnce(): Promise<void> {
    await this.#readNewer();
    await this.#readOlder();
    this.#showEnd();
  }

  async #readNewer(): Promise<void> {
    const newest = this.#list[0];
    if (!newest) return;
    // Operations only go when the copies of a restored database do.
    if (!(await this.#db.operations.get(newest.id))) {
      this.#list = [];
      return this.#show();
    }
    const rows = await this.#db.operations.where('id').above(newest.id).toArray();
    if (rows.length > 0) this.#list = [...rows.reverse().map(this.#keep), ...this.#list];
  }

  async #readOlder(): Promise<void> {
    for (;;) {
      const oldest = this.#list.at(-1);
      if (oldest && oldest.time < this.#since) return;
      const rows = await readBelow(this.#db, oldest?.id ?? Infinity);
      for (const row of rows.reverse()) this.#list.push(this.#keep(row));
      if (rows.length < CHUNK) return;
      if (performance.now() - this.#shownAt > SHOW_EVERY_MS) this.#show();
    }
  }

  /** Comments repeat: equal texts share one value. */
  readonly #keep = (row: Operation): OperationSummary => {
    const summary = summarizeOperation(row);
    const known = this.#comments.get(row.comment);
    if (known !== undefined && isSameText(known, summary.comment)) {
      return { ...summary, comment: known };
    }
    this.#comments.set(row.comment, summary.comment);
    return summary;
  };

  /** A download stores page after page: the first is published at once, later ones together. */
  #showEnd(): void {
    if (this.#showing !== undefined || this.#list.length === this.shown.length) return;
    const wait = this.#endShownAt + SHOW_EVERY_MS - performance.now();
    if (wait > 0) {
      this.#showing = setTimeout(() => {
        this.#showing = undefined;
        this.#showEnd();
      }, wait);
      return;
    }
    this.#endShownAt = performance.now();
    this.#show();
  }

  #show(): void {
    this.#shownAt = performance.now();
    this.shown = [...this.#list];
    for (const listener of this.#listeners) listener();
  }
}

/**
 * One reader a database: another member's database has its own, and a closed one is freed with its rows
 * (R9.8).
 */
const readers = new WeakMap<AreaDatabase, OperationReader>();

/** The reader of the open database. */
export function operationReader(): OperationReader {
  const db = database();
  const known = readers.get(db);
  if (known) return known;
  const reader = new OperationReader(db);
  readers.set(db, reader);
  return reader;
}
