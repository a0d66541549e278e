import 'i18next';
import type { ru } from './ru/ru.ts';
import type { screenTexts } from './ru/screen-texts.ts';

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'common';
    resources: typeof ru & typeof screenTexts;
  }
}
