import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { LANGUAGES, type Language } from '#src/i18n/language.ts';
import { useFormat } from '#src/i18n/use-format.ts';
import { currentBrand } from '#src/state/brand.ts';
import { programmeValues } from '../programme-values.ts';
import { questionWords, type Question } from './find-questions.ts';
import { FAQ_GROUPS, type QuestionId } from './question-ids.ts';

/** All questions in the language on screen, searchable in both (R2.27). */
export function useQuestions(): readonly Question[] {
  const { i18n } = useTranslation('help');
  const { language } = useFormat();
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
    const perLanguage = LANGUAGES.map(textsIn);
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
  }, [i18n, language]);
}
