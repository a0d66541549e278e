import { Dexie, type Table } from 'dexie';
import { isUnsent, type OutboxPost } from '#src/domain/outbox/outbox-post.ts';
import { followTransaction } from './running-transactions.ts';
import { writeTables } from './write-tables.ts';

type HandOut = OutboxPost<'handOut'>;

/** What people who have left this device had given at its desk, and the service does not have. */
class UnsentHandOuts extends Dexie {
  declare readonly posts: Table<HandOut, string>;

  constructor() {
    super('unsent-hand-outs');
    this.version(1).stores({ posts: 'requestId' });
  }
}

async function readHandOuts(connection: IDBDatabase): Promise<readonly HandOut[]> {
  if (!connection.objectStoreNames.contains('posts')) return [];
  const transaction = connection.transaction('posts');
  followTransaction(transaction);
  const request = transaction.objectStore('posts').index('kind').getAll('handOut');
  return new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result as HandOut[]));
    transaction.addEventListener('abort', () => reject(transaction.error ?? new Error('aborted')));
  });
}

/** As it outlives its writer: an order, a product, a place, a device and a time, and no person. */
const withoutWriter = (post: HandOut): HandOut => ({
  ...post,
  subject: '',
  state: 'waiting',
  refusal: null,
  undecided: undefined,
});

/**
 * Keeps those of a member's hand-outs that the service does not have, because the rest of the member's data is about to
 * be deleted: the parcels are gone, and nothing else knows of them (R12.2).
 * @throws where the device cannot store them
 */
export async function keepHandOuts(posts: readonly HandOut[]): Promise<void> {
  const unsent = posts.filter(isUnsent);
  if (unsent.length === 0) return;
  const kept = new UnsentHandOuts();
  await kept.posts.bulkPut(unsent.map(withoutWriter)).finally(() => kept.close());
}

/** The same for a database that may be of an earlier build. */
export const keepHandOutsOf = async (connection: IDBDatabase): Promise<void> =>
  keepHandOuts(await readHandOuts(connection));

/** Takes over what others have left: from now on it is sent by the member whose database is open. */
export async function takeOverHandOuts(subject: string): Promise<void> {
  const kept = new UnsentHandOuts();
  if (!(await Dexie.exists(kept.name))) return;
  try {
    const posts = await kept.posts.toArray();
    await writeTables(['posts'], (db) =>
      db.posts.bulkPut(posts.map((post) => ({ ...post, subject }))),
    );
    await kept.posts.bulkDelete(posts.map(({ requestId }) => requestId));
  } finally {
    kept.close();
  }
}
