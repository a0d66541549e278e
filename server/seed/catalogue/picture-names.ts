import type { DrawingName } from '../pictures-source/drawings.ts';
import type { TintName } from '../pictures-source/tint.ts';
import type { BaseItem, Variant } from './base-item.ts';
import { BASE_ITEMS } from './every-base.ts';

/** One picture of the catalogue: what is drawn, in which shade, and from how near. */
export interface PicturePlan {
  readonly name: string;
  readonly drawing: DrawingName;
  readonly tint: TintName;
  readonly near: boolean;
}

const plan = (drawing: DrawingName, tint: TintName, near = false): PicturePlan => ({
  name: `${drawing}-${tint}${near ? '-near' : ''}`,
  drawing,
  tint,
  near,
});

/** The pictures of an item, the main one first. */
export function picturesOf(base: BaseItem, variant: Variant): readonly PicturePlan[] {
  const views = base.views ?? [];
  return [
    plan(base.drawing, variant.tint),
    ...views.map((view) =>
      view === 'near' ? plan(base.drawing, variant.tint, true) : plan('giftbox', variant.tint),
    ),
  ];
}

/** Every picture that the catalogue needs, once, in the order of names. */
export function everyPicture(): readonly PicturePlan[] {
  const plans = Object.values(BASE_ITEMS)
    .flat()
    .flatMap((base) => base.variants.flatMap((variant) => picturesOf(base, variant)));
  return [...new Map(plans.map((found) => [found.name, found])).values()].sort((a, b) =>
    a.name.localeCompare(b.name, 'en'),
  );
}
