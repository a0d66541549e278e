import { Hono } from 'hono';
import {
  deliveryNoteAnswer,
  deliveryNoteBody,
  deliveryNoteChange,
  deliveryNotesAnswer,
  deliveryNotesQuery,
} from '#src/contract/delivery-notes.ts';
import type { ServiceDeps, ServiceEnv } from '../environment.ts';
import { answer, checkBody, checkQuery, describeCall } from '../http/contract.ts';
import { writeKeyOf } from '../http/request-id.ts';
import { addDeliveryNote, changeDeliveryNote, listDeliveryNotes } from '../store/delivery-notes.ts';
import { writeOnce } from '../store/idempotency.ts';
import { findMember, requireMember } from '../store/members.ts';

/** The addresses of a person (R7.35, R2.26): own ones alone, another's is a 404. */
export const deliveryNoteRoutes = ({ db, production }: ServiceDeps) =>
  new Hono<ServiceEnv>()
    .get(
      '/api/deliveryNotes',
      describeCall('The addresses of a person, hidden ones too', deliveryNotesAnswer),
      checkQuery(deliveryNotesQuery),
      async (c) => {
        const member = await findMember(db, c.get('person').email);
        const deliveryNotes = member ? await listDeliveryNotes(db, member.id) : [];
        return answer(c, deliveryNotesAnswer, { deliveryNotes }, production);
      },
    )
    .post(
      '/api/deliveryNotes',
      describeCall('Adds an address, once for one X-Request-ID', deliveryNoteAnswer, 201),
      checkBody(deliveryNoteBody),
      async (c) => {
        const body = c.req.valid('json');
        const written = await writeOnce(db, await writeKeyOf(c), async (tx) => {
          const { id } = await requireMember(tx, c.get('person').email);
          return { status: 201, body: { deliveryNote: await addDeliveryNote(tx, id, body) } };
        });
        return answer(c, deliveryNoteAnswer, written.body, production, written.status);
      },
    )
    .patch(
      '/api/deliveryNotes/:id{[1-9][0-9]{0,8}}',
      describeCall('Changes, hides, shows or prefers an address', deliveryNoteAnswer),
      checkBody(deliveryNoteChange),
      async (c) => {
        const noteId = Number(c.req.param('id'));
        const change = c.req.valid('json');
        const written = await writeOnce(db, await writeKeyOf(c), async (tx) => {
          const { id } = await requireMember(tx, c.get('person').email);
          const deliveryNote = await changeDeliveryNote(tx, id, noteId, change);
          return { status: 200, body: { deliveryNote } };
        });
        return answer(c, deliveryNoteAnswer, written.body, production, written.status);
      },
    );
