import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LANGUAGE_NAMES, LANGUAGES, type Language } from '#src/i18n/language.ts';
import { switchLanguage } from '#src/i18n/switch-language.ts';
import styles from './Switch.module.css';

const SHORT_NAMES: Readonly<Record<Language, string>> = { ru: 'Ru', uz: 'Uz' };

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
            className={`muted small ${styles.option}`}
            aria-pressed={i18n.language === language}
            aria-label={`${SHORT_NAMES[language]} – ${LANGUAGE_NAMES[language]}`}
            onClick={() => void choose(language)}
          >
            {SHORT_NAMES[language]}
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
