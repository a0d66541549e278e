import { addTexts } from '../add-texts.ts';
import { waiting as ru } from '../ru/waiting.ts';
import { waiting as uz } from '../uz/waiting.ts';

addTexts('waiting', { ru, uz });
