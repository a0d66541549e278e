import { hash } from 'node:crypto';
import { eq, inArray } from 'drizzle-orm';
import type { Db } from '#server/database/db.ts';
import { picture, pictureSource } from '#server/database/schema/shop/picture.ts';
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
  await tx.insert(picture).values({ name, type, content }).onConflictDoNothing();
  await tx
    .insert(pictureSource)
    .values({ source, name })
    .onConflictDoUpdate({ target: pictureSource.source, set: { name } });
  return name;
}

/** The addresses of pictures that a product names by their sources, or has already. Throws 400 for an unknown one. */
export async function addressesOf(tx: Db, sources: readonly string[]): Promise<string[]> {
  if (sources.length === 0) return [];
  const named = await tx
    .select()
    .from(pictureSource)
    .where(inArray(pictureSource.source, [...sources]));
  const kept = await tx
    .select({ name: picture.name })
    .from(picture)
    .where(
      inArray(
        picture.name,
        sources.map((source) => source.replace(PICTURES, '')),
      ),
    );
  const names = new Map([
    ...kept.map(({ name }) => [PICTURES + name, name] as const),
    ...named.map(({ source, name }) => [source, name] as const),
  ]);
  return sources.map((source, place) => {
    const name = names.get(source);
    if (name === undefined) throw invalid(`pictures.${place}`, 'NO_SUCH_PICTURE');
    return PICTURES + name;
  });
}

export async function readPicture(db: Db, name: string) {
  const [found] = await db.select().from(picture).where(eq(picture.name, name));
  return found;
}
