import { database } from '#src/data/db/database.ts';
import type { AreaDatabase } from '#src/data/db/area-database.ts';
import { movementOf, type Movement } from '#src/domain/movement.ts';
import type { Operation } from '#src/domain/operation.ts';

/** Rows read at a time: on a slow phone's processor each read stays far under a frame that is missed. */
const CHUNK = 500;
/** Screens follow a long reading this often, in ms. */
const SHOW_EVERY_MS = 1000;

/**
 * The next rows before an id, oldest first. A cursor jumps to the first of them and the rest comes in one
 * answer: going back row by row costs an event for each.
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

/** Compact copies of one database's operations, read from the newest back as far as somebody asks. */
class MovementReader {
  /** What is read so far, newest first, without gaps. */
  shown: readonly Movement[] = [];
  readonly #db: AreaDatabase;
  readonly #listeners = new Set<() => void>();
  readonly #comments = new Map<string, string>();
  #list: Movement[] = [];
  #since = Infinity;
  #shownAt = -Infinity;
  /** When a reading that came to its end was last shown. */
  #endShownAt = -Infinity;
  #showing: ReturnType<typeof setTimeout> | undefined;
  #isReading = false;
  #isAskedAgain = false;

  constructor(db: AreaDatabase) {
    this.#db = db;
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Reads what was stored meanwhile and, where it is not yet here, back to `since` (ms). */
  read(since: number): void {
    this.#since = Math.min(this.#since, since);
    this.#isAskedAgain = true;
    if (!this.#isReading) void this.#readAll();
  }

  async #readAll(): Promise<void> {
    this.#isReading = true;
    while (this.#isAskedAgain) {
      this.#isAskedAgain = false;
      // A database that closes under it (sign-out, full storage) is reopened by its owner.
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

  /** Comments repeat: one text for all that are the same. */
  readonly #keep = (row: Operation): Movement => {
    const known = this.#comments.get(row.comment);
    if (known === undefined) this.#comments.set(row.comment, row.comment);
    return movementOf(known === undefined ? row : { ...row, comment: known });
  };

  /** A download stores page after page: the first is shown at once, those that follow it together. */
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

/** One reader a database: another person's has its own, and a closed one takes its rows with it (R9.8). */
const readers = new WeakMap<AreaDatabase, MovementReader>();

/** The reader of the open database. */
export function movementReader(): MovementReader {
  const db = database();
  const known = readers.get(db);
  if (known) return known;
  const reader = new MovementReader(db);
  readers.set(db, reader);
  return reader;
}
