import {
  deliveryNoteResponse,
  deliveryNotesResponse,
  type DeliveryNoteBody,
  type DeliveryNoteChange,
} from '#src/contract/shop/delivery-notes.ts';
import type { DeliveryNote } from '#src/domain/orders/delivery-note.ts';
import { callAndParse } from '../call-and-parse.ts';

const PATH = '/api/deliveryNotes';

/** All addresses of the member, hidden ones too (R7.35). */
export const fetchDeliveryNotes = async (signal?: AbortSignal): Promise<readonly DeliveryNote[]> =>
  (await callAndParse(deliveryNotesResponse, { path: PATH, signal })).deliveryNotes;

export async function createDeliveryNote(
  body: DeliveryNoteBody,
  requestId: string,
): Promise<DeliveryNote> {
  const call = { method: 'POST', path: PATH, body, requestId } as const;
  return (await callAndParse(deliveryNoteResponse, call)).deliveryNote;
}

/** Changes only the fields of `change`: hides, shows, makes the default one, corrects. */
export async function updateDeliveryNote(
  id: number,
  change: DeliveryNoteChange,
  requestId: string,
): Promise<DeliveryNote> {
  const call = { method: 'PATCH', path: `${PATH}/${id}`, body: change, requestId } as const;
  return (await callAndParse(deliveryNoteResponse, call, `${PATH}/{id}`)).deliveryNote;
}
