import type { invites as russian } from '../ru/invites.ts';
import type { Translated } from '../translated.ts';

export const invites: Translated<typeof russian> = {};
