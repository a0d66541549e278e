import { addTexts } from '../add-texts.ts';
import { inbox as ru } from '../ru/inbox.ts';
import { inbox as uz } from '../uz/inbox.ts';

addTexts('inbox', { ru, uz });
