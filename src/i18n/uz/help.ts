import type { help as russian } from '../ru/help.ts';
import type { Translated } from '../translated.ts';

export const help: Translated<typeof russian> = {};
