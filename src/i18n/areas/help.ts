import { addTexts } from '../add-texts.ts';
import { help as ru } from '../ru/help.ts';
import { help as uz } from '../uz/help.ts';

addTexts('help', { ru, uz });
