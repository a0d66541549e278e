import type { Language } from './language.ts';
import { ru, type Texts } from './texts-ru.ts';
import { uz } from './texts-uz.ts';

export const TEXTS: Readonly<Record<Language, Texts>> = { ru, uz };
