import { hash } from 'node:crypto';
import type { Context } from 'hono';
import * as v from 'valibot';
import { FIRST_ISSUE, problemOf } from '#server/http/contract.ts';
import { invalid, RefusedError } from '#server/http/errors/refused-error.ts';
import { readFormData } from '#server/http/form-data.ts';
import { ticketForm } from '#src/contract/programme/support.ts';
import { imageType } from '#src/domain/image-type.ts';
import { TICKET_CATEGORIES, TICKET_IMAGE } from '#src/domain/support-ticket.ts';
import type { NewTicket } from './tickets.ts';

/** Room for the form's texts and boundaries beside the image. */
export const MAX_TICKET_BODY = TICKET_IMAGE.bytes + 64 * 1024;

/** The form for the OpenAPI document: a schema of a file has no JSON Schema of its own. */
export const TICKET_FORM_BODY = {
  required: true,
  content: {
    'multipart/form-data': {
      schema: {
        type: 'object' as const,
        required: ['topic', 'category_code', 'text'],
        properties: {
          topic: { type: 'string' as const, maxLength: 120 },
          category_code: { type: 'string' as const, enum: [...TICKET_CATEGORIES] },
          text: { type: 'string' as const, maxLength: 2000 },
          image: { type: 'string' as const, format: 'binary' },
        },
      },
    },
  },
};

/**
 * Reads the multipart form of a new ticket (R2.27). Throws 415 for another type of body; 400 with the field's
 * name, also for an image that is not PNG, JPEG or WebP by its first bytes; 413 for a larger image.
 */
export async function readTicketForm(c: Context): Promise<NewTicket> {
  if (!/^multipart\/form-data *;/i.test(c.req.header('content-type') ?? '')) {
    throw new RefusedError({ status: 415, code: 'UNSUPPORTED_TYPE' });
  }
  const form = await readFormData(c);
  if (!form) throw invalid('body');
  const fields = Object.fromEntries(form);
  const { image: file } = fields;
  if (file instanceof Blob && file.size > TICKET_IMAGE.bytes) {
    throw new RefusedError({ status: 413, code: 'TOO_LARGE', field: 'image', text: 'FIELD_IMAGE' });
  }
  const parsed = v.safeParse(ticketForm, fields, FIRST_ISSUE);
  if (!parsed.success) {
    throw invalid(v.getDotPath(parsed.issues[0]) ?? 'body', problemOf(parsed.issues));
  }
  const { image, ...texts } = parsed.output;
  return { ...texts, image: image ? await checkedImage(image) : null };
}

async function checkedImage(file: Blob): Promise<NewTicket['image']> {
  const bytes = await file.bytes();
  const found = imageType(bytes);
  const type = TICKET_IMAGE.types.find((taken) => taken === found);
  if (type === undefined) throw invalid('image', 'FIELD_IMAGE');
  return { bytes, type };
}

/** What two requests with the same ticket share (R7.31). */
export const ticketContent = ({ topic, category_code: category, text, image }: NewTicket): string =>
  JSON.stringify([topic, category, text, image && hash('sha256', image.bytes)]);
