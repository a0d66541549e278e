import type { ListedPost } from '#src/domain/outbox/outbox-post.ts';
import type { LocalText } from '#src/domain/text/text.ts';
import { database } from '../area/database.ts';

const sameInBoth = (text: string): LocalText => ({ ru: text, uz: text });

/** The name of what a post has only the number of; null for other posts and for what is not on the device. */
export async function loadPostSubject({ kind, body }: ListedPost): Promise<LocalText | null> {
  const db = database();
  switch (kind) {
    case 'cancellation':
      return (await db.orders.get(body.orderId))?.productName ?? null;
    case 'goal':
      return (body.prodId !== null && (await db.products.get(body.prodId))?.name) || null;
    case 'lessonProgress':
      return (await db.lessons.get(body.lessonId))?.title ?? null;
    case 'handOut':
      return body.productName;
    case 'addressChange': {
      const stored = await db.deliveryNotes.get(body.id);
      return stored ? sameInBoth(body.change.address ?? stored.address) : null;
    }
    case 'invitation':
    case 'card':
    case 'ticket':
    case 'address':
    case 'personalData':
      return null;
  }
}
