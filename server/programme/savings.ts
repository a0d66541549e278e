import { eq } from 'drizzle-orm';
import type { InferOutput } from 'valibot';
import { saveCard, type CardFields } from '#server/cards/save-card.ts';
import { linkProduct, saveProduct, type ProductFields } from '#server/catalog/save-product.ts';
import {
  memberIdByEmail,
  saveContact,
  saveDeal,
  type DealFields,
  type MemberFields,
} from '#server/clients/save-contact.ts';
import type { Db } from '#server/database/db.ts';
import { saveRow } from '#server/database/save-row.ts';
import { card } from '#server/database/schema/member/card.ts';
import { manager } from '#server/database/schema/member/member.ts';
import { savePlace, type PlaceFields } from '#server/places/places.ts';
import type { managerBody } from '#src/contract/acts/content.ts';
import { findByExternalId, type OfNobody } from './entities.ts';
import type { Saving } from './saving.ts';

/** Finds one of what belongs to nobody by the institution's own id. */
export const byExternalId =
  (entity: OfNobody | 'deal') =>
  (tx: Db, { externalId }: { readonly externalId?: string | undefined }) =>
    findByExternalId(tx, entity, externalId);

export const PRODUCTS: Saving<ProductFields> = {
  entity: 'product',
  act: 'products.save',
  find: byExternalId('product'),
  save: saveProduct,
  link: linkProduct,
};

export const PLACES: Saving<PlaceFields> = {
  entity: 'place',
  act: 'places.save',
  find: byExternalId('place'),
  save: savePlace,
};

export const MANAGERS: Saving<InferOutput<typeof managerBody>> = {
  entity: 'manager',
  act: 'managers.save',
  find: byExternalId('manager'),
  save: async (tx, id, fields) => (await saveRow(tx, manager, id, fields)).id,
};

export const MEMBERS: Saving<MemberFields> = {
  entity: 'member',
  act: 'members.save',
  find: (tx, { email }) => memberIdByEmail(tx, email),
  save: saveContact,
  projects: {
    named: ({ projects }) => projects,
    stored: (_state, { projects }) => projects,
  },
};

export const DEALS: Saving<DealFields> = {
  entity: 'deal',
  act: 'deals.save',
  find: byExternalId('deal'),
  save: saveDeal,
  projects: {
    named: ({ project }) => [project],
    stored: ({ project }) => [Number(project)],
  },
};

/** Cards that the institution has issued elsewhere; by a call of its own it issues one to a member (R11.2). */
export const CARDS: Saving<CardFields> = {
  entity: 'card',
  act: 'cards.issue',
  find: async (tx, { cardNumber }) => {
    const [found] = await tx
      .select({ id: card.id })
      .from(card)
      .where(eq(card.cardNumber, cardNumber));
    return found?.id;
  },
  save: saveCard,
};
