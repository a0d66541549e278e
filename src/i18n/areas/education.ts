import { addTexts } from '../add-texts.ts';
import { education as ru } from '../ru/education.ts';
import { education as uz } from '../uz/education.ts';

addTexts('education', { ru, uz });
