import type { Language } from './language.ts';
import type { Texts } from './realm-texts.ts';
import { ru } from './texts-ru.ts';
import { uz } from './texts-uz.ts';

export const TEXTS: Readonly<Record<Language, Texts>> = { ru, uz };
