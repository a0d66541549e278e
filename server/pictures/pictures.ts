import { hash } from 'node:crypto';
import { and, eq, inArray, ne } from 'drizzle-orm';
import type { Db } from '#server/database/db.ts';
import { picture } from '#server/database/schema/shop/picture.ts';
import { invalid } from '#server/http/errors/refused-error.ts';
import { PICTURES, PRODUCT_PICTURE } from '#src/contract/acts/pictures.ts';
import { imageType } from '#src/domain/image-type.ts';

/** Hexadecimal digits of a picture's name. */
const NAME_LENGTH = 32;

/**
 * Stores a picture under its source, once for the same content. Throws 400 for what is not PNG, JPEG or WebP by its
 * first bytes, or is too large.
 * @returns its name
 */
export async function storePicture(tx: Db, source: string, content: Uint8Array): Promise<string> {
  const found = imageType(content);
  const type = PRODUCT_PICTURE.types.find((taken) => taken === found);
  if (type === undefined || content.length > PRODUCT_PICTURE.bytes)
    throw invalid('body', 'PRODUCT_PICTURE');
  const name = hash('sha256', content).slice(0, NAME_LENGTH);
  const isFormer = and(eq(picture.source, source), ne(picture.name, name));
  await tx.update(picture).set({ source: null }).where(isFormer);
  await tx
    .insert(picture)
    .values({ name, type, content, source })
    .onConflictDoUpdate({ target: picture.name, set: { source } });
  return name;
}

/** The addresses of pictures that a product names by their sources. Throws 400 where one of them is not there. */
export async function addressesOf(tx: Db, sources: readonly string[]): Promise<string[]> {
  if (sources.length === 0) return [];
  const rows = await tx
    .select({ name: picture.name, source: picture.source })
    .from(picture)
    .where(inArray(picture.source, [...sources]));
  return sources.map((source, place) => {
    if (source.startsWith(PICTURES)) return source;
    const found = rows.find((row) => row.source === source);
    if (!found) throw invalid(`pictures.${place}`, 'NO_SUCH_PICTURE');
    return PICTURES + found.name;
  });
}

export async function readPicture(db: Db, name: string) {
  const [found] = await db.select().from(picture).where(eq(picture.name, name));
  return found;
}
