import { and, eq, isNull, sql, type SQL } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { brandOfHost, contactsOf } from '#server/config/brand-of-host.ts';
import { installedHosts, type Installation } from '#server/config/installation.ts';
import { NO_CONTACTS, supportPhones } from '#src/domain/contacts.ts';
import { PAID_STAGE } from '#src/domain/member/member.ts';
import type { Db } from './db.ts';
import { deal } from './schema/member/deal.ts';
import { manager } from './schema/member/member.ts';
import { lesson } from './schema/programme/lesson.ts';
import { successStory } from './schema/programme/success-story.ts';
import { place } from './schema/shop/place.ts';
import { product } from './schema/shop/product.ts';

/** What only the institution can give, and what a member meets without it (R11.1). */
export interface MissingData {
  /** For machines, such as `places`. */
  readonly name: string;
  /** For the people of the institution, in Russian. */
  readonly text: string;
}

const exists = (table: PgTable, where?: SQL): SQL<boolean> =>
  sql<boolean>`exists (select 1 from ${table} where ${where ?? sql`true`})`;

/** Each kind of data in the database: whether there is any, and what its absence means. */
const KINDS = {
  places: {
    some: exists(place, isNull(place.removedAt)),
    text: 'Ни одного пункта выдачи: заказ некуда выдать',
  },
  products: {
    some: exists(product, isNull(product.removedAt)),
    text: 'Ни одного товара: каталог пуст',
  },
  deals: {
    some: exists(deal, eq(deal.stageId, PAID_STAGE)),
    text: 'Ни одного оплаченного договора: никто не студент, и купить товар не может никто',
  },
  managers: {
    some: exists(manager, isNull(manager.removedAt)),
    text: 'Ни одного менеджера: участник видит вместо него телефон поддержки',
  },
  lessons: { some: exists(lesson, isNull(lesson.removedAt)), text: 'Ни одного урока: курс пуст' },
  stories: {
    some: exists(successStory, isNull(successStory.removedAt)),
    text: 'Ни одной истории успеха: рядом с рейтингом пусто',
  },
} as const;

const SOME = Object.fromEntries(Object.entries(KINDS).map(([name, { some }]) => [name, some]));

/** What the institution has not given yet; an empty list where everything is there. */
export async function findMissingData(db: Db, installation: Installation): Promise<MissingData[]> {
  const [found] = await db.select(SOME).from(sql`(select 1) as one`);
  const absent = Object.entries(KINDS).filter(([name]) => found?.[name] !== true);
  return [
    ...absent.map(([name, { text }]) => ({ name, text })),
    ...(await missingPictures(db)),
    ...missingContacts(installation),
  ];
}

/** How many products on sale have no picture. */
async function missingPictures(db: Db): Promise<MissingData[]> {
  const isBare = sql`jsonb_array_length(${product.pictures}) = 0`;
  const count = await db.$count(product, and(isNull(product.removedAt), isBare));
  const text = `Товаров без картинки: ${count}, в каталоге у них рисунок коробки`;
  return count === 0 ? [] : [{ name: 'pictures', text }];
}

/** What CONTACTS_FILE lacks of the brands that are served here. */
function missingContacts(installation: Installation): MissingData[] {
  const { brand: setting } = installation;
  const brands = new Set(installedHosts(installation).map((host) => brandOfHost(host, setting)));
  return [...brands].flatMap((brand) => {
    const contacts = contactsOf(brand, setting);
    const lines = [
      supportPhones(contacts).length === 0 && 'нет телефона поддержки',
      contacts.email === undefined &&
        'нет почты поддержки: отмены заказов участников без менеджера никому не приходят',
      contacts.inviteOrigin === undefined &&
        'нет адреса приглашений: у участников нет реферальной ссылки',
      contacts.privacyPage === NO_CONTACTS.privacyPage &&
        'нет своей политики конфиденциальности: показывается образец',
    ].filter((line) => line !== false);
    return lines.map((line) => ({
      name: `contacts.${brand.name}`,
      text: `${brand.title}: ${line}`,
    }));
  });
}
