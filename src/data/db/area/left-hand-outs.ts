import { Dexie, type Table } from 'dexie';
import { isUnsent, type OutboxPost } from '#src/domain/outbox/outbox-post.ts';
import { followTransaction } from './running-transactions.ts';
import { writeTables } from './write-tables.ts';

type HandOut = OutboxPost<'handOut'>;

const NAME = 'left-hand-outs';

/** What people who have left this device had given at its desk, and the service does not have. */
class LeftHandOuts extends Dexie {
  declare readonly posts: Table<HandOut, string>;

  constructor() {
    super(NAME);
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

/**
 * Keeps the hand-outs of a database that is about to be deleted, unless the service has them: the parcels are gone,
 * and nothing else knows of them (R12.2). They name an order, a product, a place and a time, and nobody.
 */
export async function leaveHandOuts(connection: IDBDatabase): Promise<void> {
  const posts = (await readHandOuts(connection)).filter(isUnsent);
  if (posts.length === 0) return;
  const left = new LeftHandOuts();
  await left.posts.bulkPut(posts).finally(() => left.close());
}

/** Takes over what others have left: from now on it is sent by the member whose database is open. */
export async function takeLeftHandOuts(subject: string): Promise<void> {
  if (!(await Dexie.exists(NAME))) return;
  const left = new LeftHandOuts();
  try {
    const found = await left.posts.toArray();
    const posts = found.map((post) => ({
      ...post,
      subject,
      state: 'waiting' as const,
      refusal: null,
    }));
    await writeTables(['posts'], (db) => db.posts.bulkPut(posts));
    await left.posts.bulkDelete(posts.map(({ requestId }) => requestId));
    if ((await left.posts.count()) === 0) await left.delete();
  } finally {
    left.close();
  }
}
