import {
  deliveryNoteResponse,
  deliveryNotesResponse,
  type DeliveryNoteBody,
  type DeliveryNoteChange,
} from '#src/contract/shop/delivery-notes.ts';
import { callService } from '#src/data/http/service.ts';
import type { DeliveryNote } from '#src/domain/orders/delivery-note.ts';
import { parseResponse } from '../parse-response.ts';

const PATH = '/api/deliveryNotes';

/** All addresses of the member, hidden ones too (R7.35). */
export async function fetchDeliveryNotes(signal?: AbortSignal): Promise<readonly DeliveryNote[]> {
  const response = await callService({ path: PATH, signal });
  return parseResponse(deliveryNotesResponse, response, `GET ${PATH}`).deliveryNotes;
}

export async function createDeliveryNote(
  body: DeliveryNoteBody,
  requestId: string,
): Promise<DeliveryNote> {
  const response = await callService({ method: 'POST', path: PATH, body, requestId });
  return parseResponse(deliveryNoteResponse, response, `POST ${PATH}`).deliveryNote;
}

/** Changes only the fields of `change`: hides, shows, makes the default one, corrects. */
export async function updateDeliveryNote(
  id: number,
  change: DeliveryNoteChange,
  requestId: string,
): Promise<DeliveryNote> {
  const path = `${PATH}/${id}`;
  const response = await callService({ method: 'PATCH', path, body: change, requestId });
  return parseResponse(deliveryNoteResponse, response, `PATCH ${PATH}/{id}`).deliveryNote;
}
