import { addTexts } from '../add-texts.ts';
import { device as ru } from '../ru/device.ts';
import { device as uz } from '../uz/device.ts';

addTexts('device', { ru, uz });
