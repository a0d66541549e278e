import {
  deliveryNoteAnswer,
  deliveryNotesAnswer,
  type DeliveryNoteBody,
  type DeliveryNoteChange,
} from '#src/contract/delivery-notes.ts';
import type { DeliveryNote } from '#src/domain/delivery-note.ts';
import { callService } from '../http/service.ts';
import { parseAnswer } from './parse-answer.ts';

const PATH = '/api/deliveryNotes';

/** All addresses of the member, hidden ones too (R7.35). */
export async function fetchDeliveryNotes(): Promise<readonly DeliveryNote[]> {
  const answer = await callService({ path: PATH });
  return parseAnswer(deliveryNotesAnswer, answer, `GET ${PATH}`).deliveryNotes;
}

/** Adds an address. */
export async function addDeliveryNote(
  body: DeliveryNoteBody,
  requestId: string,
): Promise<DeliveryNote> {
  const answer = await callService({ method: 'POST', path: PATH, body, requestId });
  return parseAnswer(deliveryNoteAnswer, answer, `POST ${PATH}`).deliveryNote;
}

/** Changes only what `change` names: hides, shows, makes the default one, corrects. */
export async function changeDeliveryNote(
  id: number,
  change: DeliveryNoteChange,
  requestId: string,
): Promise<DeliveryNote> {
  const path = `${PATH}/${id}`;
  const answer = await callService({ method: 'PATCH', path, body: change, requestId });
  return parseAnswer(deliveryNoteAnswer, answer, `PATCH ${PATH}/{id}`).deliveryNote;
}
