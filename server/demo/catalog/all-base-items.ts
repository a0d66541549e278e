import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import type { ProductKind } from '#src/domain/catalog/product.ts';
import { baseItem, eventItem, type BaseItem, type EventItem } from './base-item.ts';

const FOLDER = join(import.meta.dirname, 'items');

/** All items of a folder's files, in the order of their ids. Throws with the file and the place of a mistake. */
function read<T extends { readonly id: number }>(
  folder: string,
  schema: v.GenericSchema<unknown, T>,
): readonly T[] {
  const files = globSync(`${folder}/*.json`, { cwd: FOLDER });
  const items = files.flatMap((file) => {
    const found = v.safeParse(
      v.array(schema),
      JSON.parse(readFileSync(join(FOLDER, file), 'utf8')),
    );
    if (found.success) return found.output;
    throw new Error(`${file}: ${JSON.stringify(v.flatten(found.issues).nested)}`);
  });
  return items.sort((one, other) => one.id - other.id);
}

/** The base items of a kind, in the order of their ids. */
export const BASE_ITEMS: Readonly<Record<ProductKind, readonly (BaseItem | EventItem)[]>> = {
  product: read('products', baseItem),
  service: read('services', baseItem),
  event: read('events', eventItem),
};
