import { addTexts } from '../add-texts.ts';
import { addresses as ru } from '../ru/addresses.ts';
import { addresses as uz } from '../uz/addresses.ts';

addTexts('addresses', { ru, uz });
