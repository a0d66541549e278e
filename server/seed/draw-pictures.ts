import { mkdir, readFile, readdir, rm, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { PICTURE_WIDTHS } from '#src/domain/product.ts';
import { everyPicture, type PicturePlan } from './catalogue/picture-names.ts';
import { DRAWINGS } from './pictures-source/drawings.ts';
import { focusOf } from './pictures-source/focus.ts';
import { picture } from './pictures-source/frame.ts';
import { TINTS } from './pictures-source/tint.ts';

/**
 * Renders the catalogue's pictures into `pictures/`, which is committed: `node server/seed/draw-pictures.ts`.
 * A picture whose drawing did not change is left as it is; one that nothing shows any more is removed.
 */
const folder = fileURLToPath(new URL('./pictures/', import.meta.url));
const WEBP_QUALITY = 66;
const AVIF_QUALITY = 46;
/** Slower efforts save 3 % of the bytes for twice the time. */
const AVIF_EFFORT = 4;

async function draw(plan: PicturePlan): Promise<boolean> {
  const svg = picture(
    DRAWINGS[plan.drawing],
    TINTS[plan.tint],
    plan.near ? focusOf(plan.drawing) : undefined,
  );
  const file = `${folder}${plan.name}`;
  const before = await readFile(`${file}.svg`, 'utf8').catch(() => null);
  if (before === svg) return false;
  for (const width of PICTURE_WIDTHS) {
    const image = sharp(Buffer.from(svg)).resize(width);
    await image
      .clone()
      .avif({ quality: AVIF_QUALITY, effort: AVIF_EFFORT })
      .toFile(`${file}-${width}.avif`);
    await image.clone().webp({ quality: WEBP_QUALITY, effort: 6 }).toFile(`${file}-${width}.webp`);
  }
  // Last, so that an interrupted run draws this picture again.
  await writeFile(`${file}.svg`, svg);
  return true;
}

async function removeOthers(plans: readonly PicturePlan[]): Promise<void> {
  const endings = [
    '.svg',
    ...PICTURE_WIDTHS.flatMap((width) => [`-${width}.avif`, `-${width}.webp`]),
  ];
  const wanted = new Set(plans.flatMap(({ name }) => endings.map((ending) => name + ending)));
  const stale = (await readdir(folder)).filter((file) => !wanted.has(file));
  await Promise.all(stale.map((file) => rm(folder + file)));
}

await mkdir(folder, { recursive: true });
const plans = everyPicture();
await removeOthers(plans);
let drawn = 0;
for (const plan of plans) {
  if (await draw(plan)) drawn += 1;
}
console.log(`${plans.length} pictures, ${drawn} drawn anew`);
