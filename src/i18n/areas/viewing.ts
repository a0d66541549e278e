import { addTexts } from '../add-texts.ts';
import { viewing as ru } from '../ru/viewing.ts';
import { viewing as uz } from '../uz/viewing.ts';

addTexts('viewing', { ru, uz });
