import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { InferOutput } from 'valibot';
import type { Db } from '#server/database/db.ts';
import { saveRow } from '#server/database/save-row.ts';
import { catalogItem, product, type Dictionary } from '#server/database/schema/shop/product.ts';
import { stockSnapshot } from '#server/database/schema/shop/stock-snapshot.ts';
import { invalid } from '#server/http/errors/refused-error.ts';
import { addressesOf } from '#server/pictures/pictures.ts';
import type { productBody } from '#src/contract/acts/products.ts';
import type { LocalText } from '#src/domain/text/text.ts';

export type ProductFields = InferOutput<typeof productBody>;

/**
 * Adds a product, or changes the given one but for its stock, which changes by difference: members buy meanwhile.
 * Others that it names are `linkProduct`'s.
 * @returns the product's id
 */
export async function saveProduct(
  tx: Db,
  id: number | undefined,
  fields: ProductFields,
): Promise<number> {
  const { externalId, kind, name, description, price, amount, stock } = fields;
  const { model, options, ticketLimit, subCategory, pictures, event } = fields;
  const categoryId = await entryId(tx, 'categories', fields.category);
  const saved = await saveRow(tx, product, id, {
    externalId,
    kind,
    name,
    model: model === null || id === undefined ? (model ?? name.ru) : model,
    description,
    brandId: await entryId(tx, 'brands', fields.brand),
    categoryId,
    subCategoryId: subCategory && (await entryId(tx, 'subCategories', subCategory, categoryId)),
    typeId: await entryId(tx, 'productTypes', fields.type),
    price,
    amount,
    pictures: pictures && (await addressesOf(tx, pictures)),
    options,
    ticketLimit,
    eventDate: event ? new Date(event.date) : null,
    eventPlace: event?.place ?? null,
    ...(id === undefined && { stock }),
  });
  // The audit counts its pieces from the beginning.
  if (id === undefined)
    await tx.insert(stockSnapshot).values({ prodId: saved.id, pieces: stock, at: new Date() });
  return saved.id;
}

/** Stores which products go with a product and whose variant it is. Throws 400 where one of them is not there. */
export async function linkProduct(
  tx: Db,
  id: number,
  { related, variantOf }: ProductFields,
): Promise<void> {
  const named = [...(related ?? []), ...(variantOf ? [variantOf] : [])];
  const rows =
    named.length === 0
      ? []
      : await tx
          .select({ id: product.id, externalId: product.externalId })
          .from(product)
          .where(inArray(product.externalId, named));
  const idOf = (externalId: string, field: string): number => {
    const found = rows.find((row) => row.externalId === externalId);
    if (!found) throw invalid(field, 'NO_SUCH_PRODUCT');
    return found.id;
  };
  await saveRow(tx, product, id, {
    relatedIds: related?.map((one, place) => idOf(one, `related.${place}`)),
    variantOf: typeof variantOf === 'string' ? idOf(variantOf, 'variantOf') : variantOf,
  });
}

/** The entry of a dictionary with a Russian name, which gets the Uzbek one; a new one where there is none. */
async function entryId(
  tx: Db,
  dictionary: Dictionary,
  name: LocalText,
  parentId: number | null = null,
): Promise<number> {
  const [found] = await tx
    .select({ id: catalogItem.id })
    .from(catalogItem)
    .where(
      and(
        eq(catalogItem.dictionary, dictionary),
        sql`${catalogItem.name}->>'ru' = ${name.ru}`,
        parentId === null ? isNull(catalogItem.parentId) : eq(catalogItem.parentId, parentId),
      ),
    );
  return (await saveRow(tx, catalogItem, found?.id, { dictionary, name, parentId })).id;
}
