import type { card as russian } from '../ru/card.ts';
import type { Translated } from '../translated.ts';

export const card: Translated<typeof russian> = {};
