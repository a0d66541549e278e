import type { addresses as russian } from '../ru/addresses.ts';
import type { Translated } from '../translated.ts';

export const addresses: Translated<typeof russian> = {};
