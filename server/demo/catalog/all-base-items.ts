import type { ProductKind } from '#src/domain/order.ts';
import { bags } from './bags.ts';
import type { BaseItem, EventItem } from './base-item.ts';
import { books } from './books.ts';
import { campusEvents } from './campus-events.ts';
import { campusServices } from './campus-services.ts';
import { cityEvents } from './city-events.ts';
import { clothes } from './clothes.ts';
import { drinkware } from './drinkware.ts';
import { gadgets } from './gadgets.ts';
import { games } from './games.ts';
import { gifts } from './gifts.ts';
import { home } from './home.ts';
import { learningServices } from './learning-services.ts';
import { lectureEvents } from './lecture-events.ts';
import { sport } from './sport.ts';
import { stationery } from './stationery.ts';

/** The base items of a kind, in the order of their ids. */
export const BASE_ITEMS: Readonly<Record<ProductKind, readonly (BaseItem | EventItem)[]>> = {
  product: [
    ...clothes,
    ...bags,
    ...drinkware,
    ...stationery,
    ...gadgets,
    ...sport,
    ...games,
    ...home,
    ...books,
    ...gifts,
  ],
  service: [...learningServices, ...campusServices],
  event: [...cityEvents, ...lectureEvents, ...campusEvents],
};
