import { useEffect, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LANGUAGES, type Language } from '#src/i18n/language.ts';
import { loadLanguage } from '#src/i18n/setup.ts';
import { useFormat } from '#src/i18n/use-format.ts';
import { currentBrand } from '#src/state/page/brand.ts';
import { programmeValues } from '../programme-values.ts';
import { questionWords, type Question } from './find-questions.ts';
import { FAQ_GROUPS, type QuestionId } from './question-ids.ts';

/** The languages in which a question can be found: the one on screen, and both as soon as they are loaded. */
function useSearchedLanguages(shown: Language): readonly Language[] {
  const [hasAll, setHasAll] = useState(false);
  useEffect(() => {
    // Without the file of the other language its words find nothing.
    Promise.all(LANGUAGES.map(loadLanguage)).then(
      () => setHasAll(true),
      () => undefined,
    );
  }, []);
  return useMemo(() => (hasAll ? LANGUAGES : [shown]), [hasAll, shown]);
}

/** All questions in the language on screen, searchable in both (R2.27). */
export function useQuestions(): readonly Question[] {
  const { i18n } = useTranslation('help');
  const { language } = useFormat();
  const searchedLanguages = useSearchedLanguages(language);
  return useMemo(() => {
    const textsIn = (other: Language) => {
      const t = i18n.getFixedT(other, 'help');
      const brand = currentBrand();
      const coins = t(`coins.${brand.currency}`);
      const allCoins = t(`allCoins.${brand.currency}`);
      const values = programmeValues(brand, other, { coins, allCoins });
      return (id: QuestionId) => ({
        title: t(`faq.questions.${id}.title`, values),
        text: t(`faq.questions.${id}.text`, values),
        words: t(`faq.questions.${id}.words`, values),
      });
    };
    const shown = textsIn(language);
    const perLanguage = searchedLanguages.map(textsIn);
    return FAQ_GROUPS.flatMap(({ id: group, questions }) =>
      questions.map((id) => {
        const { title, text } = shown(id);
        const words = perLanguage.map((texts) => {
          const searched = texts(id);
          return questionWords(searched.title, searched.text, searched.words);
        });
        return { id, group, title, text, words };
      }),
    );
  }, [i18n, language, searchedLanguages]);
}
