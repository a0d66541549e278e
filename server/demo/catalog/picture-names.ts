import type { TintName } from '#server/demo/drawings/tint.ts';
import { BASE_ITEMS } from './all-base-items.ts';
import type { BaseItem } from './base-item.ts';
import type { Variant } from './variants.ts';

/** One picture of the catalog: what is drawn, in which shade, and from how near. */
export interface PicturePlan {
  readonly name: string;
  readonly drawing: string;
  readonly tint: TintName;
  readonly near: boolean;
}

const plan = (drawing: string, tint: TintName, near = false): PicturePlan => ({
  name: `${drawing}-${tint}${near ? '-near' : ''}`,
  drawing,
  tint,
  near,
});

/** The pictures of an item, the main one first. */
export function picturesOf(base: BaseItem, variant: Variant): readonly PicturePlan[] {
  return [
    plan(base.drawing, variant.tint),
    ...base.views.map((view) =>
      view === 'near' ? plan(base.drawing, variant.tint, true) : plan('giftbox', variant.tint),
    ),
  ];
}

export function everyPicture(): ReadonlyMap<string, PicturePlan> {
  const plans = Object.values(BASE_ITEMS)
    .flat()
    .flatMap((base) => base.variants.flatMap((variant) => picturesOf(base, variant)));
  return new Map(plans.map((found) => [found.name, found]));
}
