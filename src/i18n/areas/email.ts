import { addTexts } from '../add-texts.ts';
import { email as ru } from '../ru/email.ts';
import { email as uz } from '../uz/email.ts';

addTexts('email', { ru, uz });
