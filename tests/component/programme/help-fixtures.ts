import { database } from '#src/data/db/area/database.ts';
import { storeMeta } from '#src/data/db/store-meta.ts';
import type { OutboxPost, PostRefusal } from '#src/domain/outbox/outbox-post.ts';
import type { SupportTicket } from '#src/domain/support-ticket.ts';
import { session } from '#src/state/session/session.ts';

/** Signs in the member of these tests. */
export function signIn(): void {
  session.member = {
    sub: 'anna',
    email: 'anna@example.test',
    firstName: 'Анна',
    lastName: '',
    roles: [],
    databaseName: 'area-anna',
  };
}

export const ticket = (changes: Partial<SupportTicket> = {}): SupportTicket => ({
  id: 7,
  topic: 'Не приходит код',
  category_code: 'CARD',
  status_code: 'NEW',
  text: 'Код из сообщения не приходит второй день.',
  hasImage: false,
  createdAt: '2026-11-20T09:00:00Z',
  updatedAt: '2026-11-20T09:00:00Z',
  answer: null,
  ...changes,
});

/** Stores tickets as received now. */
export const storeTickets = (...tickets: readonly SupportTicket[]): Promise<unknown> =>
  storeMeta('tickets', tickets, Date.now());

/** Stores a ticket that the service does not have. */
export async function storeUnsent(
  state: OutboxPost['state'],
  refusal: PostRefusal | null = null,
): Promise<void> {
  await database().posts.add({
    requestId: crypto.randomUUID(),
    kind: 'ticket',
    subject: 'anna',
    body: { topic: 'Потерял пропуск', category_code: 'CARD', text: 'Вчера в метро.', image: null },
    state,
    createdAt: Date.now(),
    sentAt: null,
    attempts: state === 'waiting' ? 0 : 1,
    refusal,
  });
}

/** A picture that a browser can show. */
export async function pngFile(name = 'screenshot.png'): Promise<File> {
  const canvas = Object.assign(document.createElement('canvas'), { width: 40, height: 30 });
  canvas.getContext('2d')?.fillRect(0, 0, 40, 30);
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'));
  return new File(blob ? [blob] : [], name, { type: 'image/png' });
}

/** The first bytes of a JPEG. */
export const JPEG_START = new Uint8Array([0xff, 0xd8, 0xff, 0xe0]);

/** A file of these parts. */
export const imageFile = (parts: BlobPart[], name: string, type = 'image/jpeg'): File =>
  new File(parts, name, { type });

/** The Exif orientation of an upright phone: the stored picture lacks a quarter turn to the right. */
const TURNED = Uint8Array.from(
  'ffe100224578696600004d4d002a00000008000101120003000000010006000000000000'.match(/../gu) ?? [],
  (byte) => Number.parseInt(byte, 16),
);

/** A photo of a phone that was held upright, 400 × 300 as stored; `bytes` is about the size of the file. */
export async function turnedPhoto(name: string, bytes: number): Promise<File> {
  const canvas = Object.assign(document.createElement('canvas'), { width: 400, height: 300 });
  canvas.getContext('2d')?.fillRect(0, 0, 200, 300);
  const jpeg = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg'));
  const stored = new Uint8Array((await jpeg?.arrayBuffer()) ?? new ArrayBuffer());
  // Bytes after the end of a picture are ignored.
  const parts = [stored.slice(0, 2), TURNED, stored.slice(2), new Uint8Array(bytes)];
  return imageFile(parts, name, 'image/heic');
}
