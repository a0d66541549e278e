import { addTexts } from '../add-texts.ts';
import { rating as ru } from '../ru/rating.ts';
import { rating as uz } from '../uz/rating.ts';

addTexts('rating', { ru, uz });
