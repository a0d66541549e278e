import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { components } from '#src/features/documentation/component-pages.tsx';
import type { Bilingual } from '#src/i18n/bilingual.ts';
import { LANGUAGES } from '#src/i18n/language.ts';
import { loadTexts } from '#src/i18n/setup.ts';
import { switchLanguage } from '#src/i18n/switch-language.ts';
import { atRest, applyBrandTheme, findings, show } from '../kit/ui-fixtures.tsx';

/** Both widths, both languages and both themes, in two passes. */
const LOOKS = [
  { width: 320, language: 'ru', theme: 'light' },
  { width: 1024, language: 'uz', theme: 'dark' },
] as const;

/** Minimum side of a press target, in CSS pixels (R10.1). */
const TARGET = 44;
/** Rounding of half pixels. */
const TOLERANCE = 0.5;

/** Links within text are exempt (WCAG 2.5.8), because their line height decides. */
const PRESSED = 'button, select, summary, input:not([type=hidden]), textarea, [role=button]';

const stage = () => page.getByTestId('stage');

/** Press targets below the minimum. A control’s label and the box that it spreads over are in its target. */
function smallTargets(): string[] {
  const all = [...stage().element().querySelectorAll<HTMLElement>(PRESSED)];
  return all
    .filter((element) => element.checkVisibility() && !element.matches(':disabled'))
    .filter((element) => !isLargeEnough(element))
    .map(({ outerHTML }) => outerHTML.slice(0, 120));
}

/** Whether its `::after` lies over the whole positioned box around it. */
function isSpread(element: HTMLElement): boolean {
  const after = getComputedStyle(element, '::after');
  const { position, inset, content } = after;
  const isOwnBox = getComputedStyle(element).position !== 'static';
  return !isOwnBox && content !== 'none' && position === 'absolute' && inset === '0px';
}

function isLargeEnough(element: HTMLElement): boolean {
  const places = [
    element,
    element.closest('label'),
    document.querySelector(`label[for="${CSS.escape(element.id)}"]`),
    isSpread(element) ? element.offsetParent : null,
  ];
  return places.some((place) => {
    if (!place) return false;
    const { width, height } = place.getBoundingClientRect();
    return width >= TARGET - TOLERANCE && height >= TARGET - TOLERANCE;
  });
}

const unnamed = (): string[] =>
  [...stage().element().querySelectorAll(PRESSED)]
    .filter((element) => element.checkVisibility())
    .filter((element) => !element.closest('[aria-hidden=true]'))
    .filter((element) => nameOf(element) === '')
    .map(({ outerHTML }) => outerHTML.slice(0, 120));

function nameOf(element: Element): string {
  const labels = 'labels' in element ? [...((element as HTMLInputElement).labels ?? [])] : [];
  const labelledBy = element.getAttribute('aria-labelledby')?.split(' ') ?? [];
  return [
    element.getAttribute('aria-label'),
    element.textContent,
    ...labels.map(({ textContent }) => textContent),
    ...labelledBy.map((id) => document.getElementById(id)?.textContent),
  ]
    .join('')
    .trim();
}

const isWiderThanStage = (): boolean => {
  const { scrollWidth, clientWidth } = stage().element();
  return scrollWidth > clientWidth;
};

for (const docs of components) {
  test(`[R2.50] [R10.1] every state of ${docs.title} fits a narrow phone in both languages, with targets for a thumb`, async () => {
    await page.viewport(320, 640);
    for (const language of LANGUAGES) {
      await switchLanguage(language);
      await loadTexts();
      for (const example of docs.examples) {
        const translate = (text: Bilingual) => text[language];
        show(
          <div
            key={`${language} ${example.id}`}
            className="column"
            data-testid="stage"
            data-state={example.id}
          >
            {example.show(translate)}
          </div>,
        );
        await expect.element(stage()).toHaveAttribute('data-state', example.id);
        const place = `${language} ${example.id}`;
        expect({ place, wide: isWiderThanStage() }).toEqual({ place, wide: false });
        expect({ place, small: smallTargets() }).toEqual({ place, small: [] });
        expect({ place, unnamed: unnamed() }).toEqual({ place, unnamed: [] });
        expect(example.print(translate)).toMatch(/^<\w+[\s\S]*>$/);
      }
    }
  });
}

for (const docs of components) {
  test(`[R2.50] [R10.1] axe finds nothing in any state of ${docs.title}, light or dark`, async () => {
    for (const { width, language, theme } of LOOKS) {
      await page.viewport(width, 740);
      await switchLanguage(language);
      await loadTexts();
      applyBrandTheme('synergy', theme);
      const heading = `${docs.title} ${theme}`;
      show(
        <main key={theme}>
          <h1>{heading}</h1>
          {docs.examples.map((example) => (
            <section key={example.id}>
              <h2>{example.title}</h2>
              {example.show((text) => text[language])}
            </section>
          ))}
        </main>,
      );
      await expect.element(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
      await atRest();
      expect({ theme, found: await findings() }).toEqual({ theme, found: [] });
    }
  });
}

test('[R2.50] the printed code has the properties of the component, not those of the demo around it', () => {
  const codes = (name: string) =>
    components
      .filter(({ title }) => title === name)
      .flatMap(({ examples }) => examples.map(({ print }) => print(({ ru }) => ru)));
  const stages = ['Dialog', 'Slider', 'Hint', 'ProductDetailCard'].flatMap(codes);
  expect(stages.filter((code) => /\s(responses|unit|place|loading)\b/.test(code))).toEqual([]);
  expect(codes('Dialog')[0]).toMatch(/ actions=\{<… \/>\} onClose=\{\(\) => …\}>/);
  expect(codes('Slider')[0]).toMatch(/ onChange=\{\(\) => …\} format=\{\(\) => …\} \/>$/);
  expect(codes('ProductDetailCard').at(-1)).toBe('<ProductDetailSkeleton />');
});

test('[R2.50] each component has a table of its properties, as its types and their comments say', () => {
  expect(components.filter(({ props }) => props.length === 0)).toEqual([]);
  const button = components.find(({ title }) => title === 'Button')?.props ?? [];
  expect(button.find(({ name }) => name === 'size')).toMatchObject({
    type: "'medium' | 'small'",
    meaning: 'Height: 48 or 44 px.',
  });
});

test('[R2.50] ids of examples are unique and fit an address', () => {
  for (const { title, examples } of components) {
    const ids = examples.map(({ id }) => id);
    expect({ title, ids: [...new Set(ids)] }).toEqual({ title, ids });
    expect(ids.filter((id) => !/^[a-z\d-]+$/.test(id))).toEqual([]);
  }
});
