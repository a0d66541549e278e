import { randomUUID } from 'node:crypto';
import { tokenOf, type TestApp } from '../service/test-app.ts';

export interface TicketFields {
  readonly topic?: string;
  readonly category_code?: string;
  readonly text?: string;
  readonly image?: Blob;
}

export const PNG_START = Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a);

/** A file of a media type that begins with the given bytes. */
export const fileOf = (start: Uint8Array, type: string, size = start.length): Blob => {
  const bytes = new Uint8Array(size);
  bytes.set(start);
  return new Blob([bytes], { type });
};

/** Sends a ticket as the app does: a multipart form with a new boundary each time. */
export async function sendTicket(
  { app }: Pick<TestApp, 'app'>,
  email: string,
  fields: TicketFields = {},
  requestId: string = randomUUID(),
): Promise<Response> {
  const form = new FormData();
  const all = { topic: 'Вопрос', category_code: 'ORDER', text: 'Где мой заказ?', ...fields };
  for (const [name, value] of Object.entries(all)) form.append(name, value);
  return app.request('/service/api/technicalSupport', {
    method: 'POST',
    headers: { Authorization: `Bearer ${tokenOf(email)}`, 'X-Request-ID': requestId },
    body: form,
  });
}
