import { addTexts } from '../add-texts.ts';
import { settings as ru } from '../ru/settings.ts';
import { settings as uz } from '../uz/settings.ts';

addTexts('settings', { ru, uz });
