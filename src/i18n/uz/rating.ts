import type { rating as russian } from '../ru/rating.ts';
import type { Translated } from '../translated.ts';

export const rating: Translated<typeof russian> = {};
