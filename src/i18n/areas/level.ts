import { addTexts } from '../add-texts.ts';
import { level as ru } from '../ru/level.ts';
import { level as uz } from '../uz/level.ts';

addTexts('level', { ru, uz });
