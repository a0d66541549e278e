import type { education as russian } from '../ru/education.ts';
import type { Translated } from '../translated.ts';

export const education: Translated<typeof russian> = {};
