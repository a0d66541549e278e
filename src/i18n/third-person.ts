import i18next from 'i18next';
import { thirdPerson as ru } from './ru/app/third-person.ts';
import { thirdPerson as uz } from './uz/app/third-person.ts';

const TEXTS: Readonly<Record<string, Readonly<Record<string, object>>>> = { ru, uz };
let isOn = false;

function replace(language: string, area: string): void {
  const texts = TEXTS[language]?.[area];
  if (texts === undefined || !i18next.hasResourceBundle(language, area)) return;
  i18next.addResourceBundle(language, area, texts, true, true, { silent: true });
}

/**
 * From now on the texts of this page speak of the member and not to the reader, also those that are loaded
 * later. The end of an owner view replaces the page, so nothing turns them back (R6.3).
 */
export function speakOfMember(): void {
  if (isOn) return;
  isOn = true;
  for (const [language, areas] of Object.entries(TEXTS)) {
    for (const area of Object.keys(areas)) replace(language, area);
  }
  i18next.store.on('added', replace);
}
