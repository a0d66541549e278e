import 'i18next';
import type { ru } from './ru/ru.ts';
import type { staffTexts } from './ru/staff/staff-ru.ts';

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'common';
    resources: typeof ru & typeof staffTexts;
  }
}
