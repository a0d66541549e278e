import { addTexts } from '../add-texts.ts';
import { staff as ru } from '../ru/staff.ts';
import { staff as uz } from '../uz/staff.ts';

addTexts('staff', { ru, uz });
