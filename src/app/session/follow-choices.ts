import { LANGUAGE_KEY, storedLanguage } from '#src/i18n/language.ts';
import { switchLanguage } from '#src/i18n/switch-language.ts';
import { showTheme, storedTheme, THEME_KEY } from '#src/platform/stored/theme.ts';

/** Follows the language and the theme that the member chooses in another tab (R1.8, R10.2). */
export function followChoices(): void {
  addEventListener('storage', ({ key }) => {
    if (key === LANGUAGE_KEY) void switchLanguage(storedLanguage());
    if (key === THEME_KEY) showTheme(storedTheme());
  });
}
