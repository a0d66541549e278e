import * as bags from './bags.ts';
import * as books from './books.ts';
import * as clothes from './clothes.ts';
import * as drinkware from './drinkware.ts';
import * as gadgets from './gadgets.ts';
import * as games from './games.ts';
import * as home from './home.ts';
import * as sport from './sport.ts';
import * as stage from './stage.ts';
import * as stationery from './stationery.ts';
import * as study from './study.ts';
import * as travel from './travel.ts';

/** Every thing that can be drawn, by the name that its pictures begin with. */
export const DRAWINGS = {
  ...bags,
  ...books,
  ...clothes,
  ...drinkware,
  ...gadgets,
  ...games,
  ...home,
  ...sport,
  ...stage,
  ...stationery,
  ...study,
  ...travel,
};
export type DrawingName = keyof typeof DRAWINGS;
