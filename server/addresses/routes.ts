import { Hono } from 'hono';
import { checkBody, checkQuery, describeCall } from '#server/http/contract.ts';
import type { ServiceDeps, ServiceEnv } from '#server/http/environment.ts';
import { findMember, requireMember } from '#server/members/members.ts';
import {
  deliveryNoteResponse,
  deliveryNoteBody,
  deliveryNoteChange,
  deliveryNotesResponse,
  deliveryNotesQuery,
} from '#src/contract/shop/delivery-notes.ts';
import { addDeliveryNote, changeDeliveryNote, listDeliveryNotes } from './delivery-notes.ts';

/** A person's delivery addresses (R7.35, R2.26); another person's address is a 404. */
export const deliveryNoteRoutes = ({ db }: ServiceDeps) =>
  new Hono<ServiceEnv>()
    .get(
      '/api/deliveryNotes',
      describeCall('The addresses of a person, hidden ones too', deliveryNotesResponse),
      checkQuery(deliveryNotesQuery),
      async (c) => {
        const member = await findMember(db, c.get('person').email);
        const deliveryNotes = member ? await listDeliveryNotes(db, member.id) : [];
        return c.var.respond({ deliveryNotes });
      },
    )
    .post(
      '/api/deliveryNotes',
      describeCall('Adds an address, once for one X-Request-ID', deliveryNoteResponse, 201),
      checkBody(deliveryNoteBody),
      async (c) => {
        const body = c.req.valid('json');
        return c.var.respondOnce(db, async (tx) => {
          const { id } = await requireMember(tx, c.get('person').email);
          return { deliveryNote: await addDeliveryNote(tx, id, body) };
        });
      },
    )
    .patch(
      '/api/deliveryNotes/:id{[1-9][0-9]{0,8}}',
      describeCall(
        'Changes, hides or shows an address, or makes it the default',
        deliveryNoteResponse,
      ),
      checkBody(deliveryNoteChange),
      async (c) => {
        const noteId = Number(c.req.param('id'));
        const change = c.req.valid('json');
        return c.var.respondOnce(db, async (tx) => {
          const { id } = await requireMember(tx, c.get('person').email);
          return { deliveryNote: await changeDeliveryNote(tx, id, noteId, change) };
        });
      },
    );
