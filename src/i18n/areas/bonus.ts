import { addTexts } from '../add-texts.ts';
import { bonus as ru } from '../ru/bonus.ts';
import { bonus as uz } from '../uz/bonus.ts';

addTexts('bonus', { ru, uz });
