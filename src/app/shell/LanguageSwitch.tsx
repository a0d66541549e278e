import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LANGUAGES, type Language } from '#src/i18n/language.ts';
import { switchLanguage } from '#src/i18n/switch-language.ts';
import styles from './Switch.module.css';

const NAMES: Readonly<Record<Language, { short: string; full: string }>> = {
  ru: { short: 'Ru', full: 'Русский' },
  uz: { short: 'Uz', full: 'Oʻzbekcha' },
};

/** Ru/Uz, at once and without a reload (R1.8, R2.29). */
export function LanguageSwitch() {
  const { t, i18n } = useTranslation('shell');
  const [hasFailed, setFailed] = useState(false);
  const choose = async (language: Language) => setFailed(!(await switchLanguage(language)));
  return (
    <fieldset className={styles.group} aria-label={t('language')}>
      <span className={styles.track}>
        {LANGUAGES.map((language) => (
          <button
            key={language}
            type="button"
            lang={language}
            className={styles.option}
            aria-pressed={i18n.language === language}
            aria-label={`${NAMES[language].short} – ${NAMES[language].full}`}
            onClick={() => void choose(language)}
          >
            {NAMES[language].short}
          </button>
        ))}
      </span>
      {hasFailed && (
        <span className={styles.failure} role="alert">
          {t('languageFailed')}
        </span>
      )}
    </fieldset>
  );
}
