import { addTexts } from '../add-texts.ts';
import { card as ru } from '../ru/card.ts';
import { card as uz } from '../uz/card.ts';

addTexts('card', { ru, uz });
