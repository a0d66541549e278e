import i18next from 'i18next';

/**
 * Keeps the page's description and the manifest that an installation reads in the language on screen (R1.8,
 * R9.1). The page is one file for both languages: it has them in Russian, with the Uzbek beside.
 */
export function followLanguageInHead(): void {
  const elements = [...document.head.querySelectorAll<HTMLElement>('[data-uz]')];
  const russian = elements.map((element) => element.getAttribute(attributeOf(element)) ?? '');
  const apply = () =>
    elements.forEach((element, index) => {
      const text = i18next.language === 'uz' ? element.dataset['uz'] : russian[index];
      element.setAttribute(attributeOf(element), text ?? '');
    });
  i18next.on('languageChanged', apply);
  apply();
}

const attributeOf = ({ tagName }: Element): string => (tagName === 'LINK' ? 'href' : 'content');
