import { hash } from 'node:crypto';
import { Hono } from 'hono';
import { checkQuery, describeCall } from '#server/http/contract.ts';
import type { ServiceDeps, ServiceEnv } from '#server/http/environment.ts';
import { forbidden } from '#server/http/errors/refused-error.ts';
import { limitBody, PICTURES_PATH } from '#server/http/middleware/limit-body.ts';
import { writeKeyOf } from '#server/http/request-id.ts';
import { addToJournal } from '#server/journal/journal.ts';
import { storePicture } from '#server/pictures/pictures.ts';
import {
  pictureQuery,
  pictureResponse,
  PICTURES,
  PRODUCT_PICTURE,
} from '#src/contract/acts/pictures.ts';
import { allow, entryOf } from './act-on.ts';
import { holdsFor } from './saving.ts';

const PICTURE_BODY = {
  required: true,
  content: Object.fromEntries(
    PRODUCT_PICTURE.types.map((type) => [type, { schema: { type: 'string' as const } }]),
  ),
};

/** The institution's pictures of products (R11.1). */
export const pictureActRoutes = ({ db }: ServiceDeps) =>
  new Hono<ServiceEnv>().post(
    PICTURES_PATH,
    describeCall('Stores a picture of products', pictureResponse, 200, {
      requestBody: PICTURE_BODY,
    }),
    allow(db, 'pictures.add'),
    checkQuery(pictureQuery),
    limitBody(PRODUCT_PICTURE.bytes),
    async (c) => {
      if (!holdsFor(c.get('principal'), null)) throw forbidden('OTHER_PROJECT');
      const { source } = c.req.valid('query');
      const content = new Uint8Array(await c.req.arrayBuffer());
      const write = await writeKeyOf(c, `${source}\n${hash('sha256', content)}`);
      const entry = entryOf(c, 'pictures.add', 'picture');
      return c.var.respondOnce(
        db,
        async (tx) => {
          const name = await storePicture(tx, source, content);
          await addToJournal(tx, { ...entry, entityId: name, before: null, after: { source } });
          return { picture: PICTURES + name };
        },
        { write },
      );
    },
  );
