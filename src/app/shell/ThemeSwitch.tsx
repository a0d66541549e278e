import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { chooseTheme, storedTheme, THEMES, type Theme } from '#src/platform/stored/theme.ts';
import { Icon } from '#src/ui/base/Icon/Icon.tsx';
import type { IconName } from '#src/ui/base/Icon/icons.ts';
import styles from './Switch.module.css';

const ICONS: Readonly<Record<Theme, IconName>> = {
  system: 'smartphone',
  light: 'sun',
  dark: 'moon',
};

/** Light, dark, or as the device has it (R10.2). */
export function ThemeSwitch() {
  const { t } = useTranslation('shell');
  const [chosen, setChosen] = useState(storedTheme);
  const choose = (theme: Theme) => {
    chooseTheme(theme);
    setChosen(theme);
  };
  return (
    <fieldset className={styles.group} aria-label={t('theme.title')}>
      <span className={styles.track}>
        {THEMES.map((theme) => (
          <button
            key={theme}
            type="button"
            className={`muted small ${styles.option}`}
            aria-pressed={theme === chosen}
            onClick={() => choose(theme)}
          >
            <Icon name={ICONS[theme]} title={t(`theme.${theme}`)} size={20} />
          </button>
        ))}
      </span>
    </fieldset>
  );
}
