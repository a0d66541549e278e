import { addTexts } from '../add-texts.ts';
import { invites as ru } from '../ru/invites.ts';
import { invites as uz } from '../uz/invites.ts';

addTexts('invites', { ru, uz });
