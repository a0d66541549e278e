import type { BrandName } from '#src/brand/brand.ts';
import { BRANDS } from '#src/brand/brands.ts';
import { LANGUAGE_NAMES, LANGUAGES, type Language } from '#src/i18n/language.ts';
import { THEMES, type Theme } from '#src/platform/stored/theme.ts';
import { Select } from '#src/ui/base/Select/Select.tsx';
import { useAppearanceParameters, WIDTHS, type Width } from '../appearance.ts';
import styles from './Toolbar.module.css';

const THEME_NAMES: Readonly<Record<Theme, string>> = {
  system: 'Системная',
  light: 'Светлая',
  dark: 'Тёмная',
};
const BRAND_NAMES = Object.values(BRANDS).map(({ name }) => name);

/** Selects brand, theme, language and width of the documentation. */
export function Toolbar() {
  const [appearance, change] = useAppearanceParameters();
  const widthName = (width: Width) => (width === 0 ? 'Страница' : `${width} px`);
  return (
    <div className={styles.toolbar}>
      <Select
        size="small"
        hidesLabel
        label="Бренд"
        options={BRAND_NAMES.map((name) => ({ value: name, label: BRANDS[name].shortTitle }))}
        value={appearance.brand}
        onChange={({ currentTarget: { value } }) => change({ brand: value as BrandName })}
      />
      <Select
        size="small"
        hidesLabel
        label="Тема"
        options={THEMES.map((theme) => ({ value: theme, label: THEME_NAMES[theme] }))}
        value={appearance.theme}
        onChange={({ currentTarget: { value } }) => change({ theme: value as Theme })}
      />
      <Select
        size="small"
        hidesLabel
        label="Язык"
        options={LANGUAGES.map((lang) => ({ value: lang, label: LANGUAGE_NAMES[lang] }))}
        value={appearance.lang}
        onChange={({ currentTarget: { value } }) => change({ lang: value as Language })}
      />
      <Select
        size="small"
        hidesLabel
        label="Ширина"
        options={WIDTHS.map((width) => ({ value: String(width), label: widthName(width) }))}
        value={String(appearance.width)}
        onChange={({ currentTarget: { value } }) => change({ width: Number(value) as Width })}
      />
    </div>
  );
}
