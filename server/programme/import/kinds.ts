import type * as v from 'valibot';
import type { Db } from '#server/database/db.ts';
import { importedCard } from '#src/contract/acts/cards.ts';
import { managerBody } from '#src/contract/acts/content.ts';
import { dealBody, memberBody } from '#src/contract/acts/members.ts';
import { placeBody } from '#src/contract/acts/places.ts';
import { productBody } from '#src/contract/acts/products.ts';
import { CARD_STATUS, CARD_TYPE } from '#src/domain/member/card.ts';
import { PAID_STAGE } from '#src/domain/member/member.ts';
import { CARDS, DEALS, MANAGERS, MEMBERS, PLACES, PRODUCTS } from '../savings.ts';
import {
  hours,
  list,
  moment,
  oneOf,
  optional,
  options,
  text,
  wholeNumber,
  type Cell,
} from './cells.ts';
import { importFile, type ImportKind, type ImportOptions } from './import-file.ts';

/** Stages that a remark names. */
const NAMED_STAGES = 10;

const kind = <Fields>(given: ImportKind<Fields>) => ({
  columns: given.columns,
  saving: { act: given.saving.act, entity: given.saving.entity },
  importFile: (db: Db, bytes: Uint8Array, options: ImportOptions) =>
    importFile(db, given, bytes, options),
});

/** The stages of a file's deals: only one of them makes a student, and a wrong one is seen nowhere else. */
function remarkOnStages(deals: readonly v.InferOutput<typeof dealBody>[]): string | undefined {
  const counts = new Map<string, number>();
  for (const { stage } of deals) counts.set(stage, (counts.get(stage) ?? 0) + 1);
  counts.delete(PAID_STAGE);
  if (counts.size === 0) return undefined;
  const others = [...counts].slice(0, NAMED_STAGES).map(([stage, count]) => `${stage} (${count})`);
  return `Студентом делает только стадия ${PAID_STAGE}; есть и другие: ${others.join(', ')}`;
}

const CODE = text('код из твоей системы без пробелов, до 64 знаков');
const WORDS = text('текст');
const EMAIL = text('почта');
const PHONE = text('телефон с кодом страны');
const PROJECT = oneOf({ '1': 1, '5': 5, '6': 6 });
/** A text in both languages. */
const both = (column: string): Record<string, Cell> => ({
  [`${column}.ru`]: WORDS,
  [`${column}.uz`]: WORDS,
});

/** What can be imported (R11.4). */
export const IMPORT_KINDS = {
  places: kind({
    columns: { externalId: CODE, ...both('name'), ...both('address'), hours },
    key: 'externalId',
    body: placeBody,
    saving: PLACES,
  }),
  products: kind({
    columns: {
      externalId: CODE,
      kind: oneOf({
        товар: 'product',
        услуга: 'service',
        мероприятие: 'event',
        product: 'product',
        service: 'service',
        event: 'event',
      }),
      ...both('name'),
      model: optional(WORDS),
      ...both('description'),
      ...both('brand'),
      ...both('category'),
      ...both('subCategory'),
      ...both('type'),
      price: wholeNumber('целое число, например 1200'),
      ...both('amount'),
      stock: wholeNumber('сколько штук есть; у товара, который уже есть, не меняется'),
      pictures: list(text('имя файла картинки, которая загружена')),
      related: list(CODE),
      variantOf: optional(CODE),
      options,
      ticketLimit: optional(wholeNumber('сколько билетов одному участнику')),
      'event.date': moment,
      ...both('event.place'),
    },
    key: 'externalId',
    defaults: { 'brand.uz': 'brand.ru' },
    body: productBody,
    saving: PRODUCTS,
  }),
  managers: kind({
    columns: { externalId: CODE, name: WORDS, phone: optional(PHONE), email: optional(EMAIL) },
    key: 'externalId',
    body: managerBody,
    saving: MANAGERS,
  }),
  members: kind({
    columns: {
      email: EMAIL,
      fullName: WORDS,
      phones: list(PHONE),
      projects: list(PROJECT),
      bitrixId: optional(wholeNumber('номер контакта в CRM')),
      manager: optional(CODE),
    },
    key: 'email',
    body: memberBody,
    saving: MEMBERS,
  }),
  deals: kind({
    columns: {
      externalId: CODE,
      member: EMAIL,
      project: PROJECT,
      docNum: optional(WORDS),
      stage: text(`стадия; ${PAID_STAGE} — договор оплачен`),
    },
    key: 'externalId',
    body: dealBody,
    saving: DEALS,
    remark: remarkOnStages,
  }),
  cards: kind({
    columns: {
      member: EMAIL,
      typeId: oneOf({ виртуальная: CARD_TYPE.virtual, физическая: CARD_TYPE.physical }),
      cardNumber: text('номер, от 6 до 20 цифр; столбец должен быть текстовым'),
      status: oneOf({
        активна: CARD_STATUS.active,
        выключена: CARD_STATUS.off,
        заблокирована: CARD_STATUS.blocked,
      }),
    },
    key: 'cardNumber',
    body: importedCard,
    saving: CARDS,
  }),
};
