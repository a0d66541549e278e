import { describe, expect, test } from 'vitest';
import { projectRoot } from './planted-tree.ts';
import { ALLOWED, strayLiterals } from './stray-literals.ts';
import { readSource } from './syntax-tree.ts';
import { PLANNED, textProblems } from './texts/used-texts.ts';

const files = readSource(projectRoot);

/** What is found in a planted file of a screen, or in one with the given path. */
const stray = (text: string, path = 'src/features/profile/Planted.tsx') =>
  strayLiterals([{ path, text }]).map((finding) => finding.text);

describe('the app', () => {
  test('[R1.8] keeps every text that people read among the texts of both languages', () => {
    expect(files.length).toBeGreaterThan(300);
    expect(strayLiterals(files)).toEqual([]);
  });

  test('[R1.8] uses every text that it has, and has every text that it uses', () => {
    expect(textProblems(files)).toEqual([]);
  });

  test('[R1.8] needs every exception that the search makes', () => {
    const excepted = Object.entries(ALLOWED).flatMap(([path, { texts }]) =>
      texts.map((text) => `${path}: ${text}`),
    );
    const found = strayLiterals(files, {}).map(({ path, text }) => `${path}: ${text}`);
    expect(excepted.filter((exception) => !found.includes(exception))).toEqual([]);
    const unused = textProblems(files, undefined, []).map(({ text }) => text);
    expect(Object.keys(PLANNED).filter((key) => !unused.includes(`unused text ${key}`))).toEqual(
      [],
    );
  });
});

describe('the search for texts in the wrong place', () => {
  test.each([
    ['a Russian string', "export const a = 'Привет';", 'Привет'],
    ['a Russian chunk of a template', 'export const a = (n: number) => `Ещё ${n}`;', 'Ещё'],
    ['an Uzbek string', "export const a = 'Toʻldirish';", 'Toʻldirish'],
    ['a text between tags', 'export const A = () => <p>Привет</p>;', 'Привет'],
    ['an English text between tags', 'export const A = () => <p>Sign out</p>;', 'Sign out'],
    ['an arm of a choice', "export const A = ({ a }: P) => <p>{a ? 'Open' : null}</p>;", 'Open'],
    ['what follows a condition', "export const A = ({ a }: P) => <p>{a && 'Open'}</p>;", 'Open'],
    ['a chunk between tags', 'export const A = ({ n }: P) => <p>{`Left ${n}`}</p>;', 'Left'],
    ['a label', 'export const A = () => <nav aria-label="Sections" />;', 'Sections'],
    ['an alternative text', "export const A = () => <img alt={'Coffee mug'} />;", 'Coffee mug'],
    ['a title put together', "export const A = ({ a }: P) => <i title={'Card ' + a} />;", 'Card'],
    ['the label of a tab as data', "export const tabs = [{ id: 'a', label: 'Goods' }];", 'Goods'],
    ['a pair of languages', "export const a = { ru: 'Да', uz: 'Ha' };", 'Да'],
  ])('[R1.8] finds %s', (_, text, expected) => {
    expect(stray(text)).toEqual([expected]);
  });

  test('[R1.8] reports the file and the line', () => {
    const path = 'src/app/Planted.tsx';
    const text = "// Комментарий\nexport const a = 1;\nexport const b = 'Да';\n";
    expect(strayLiterals([{ path, text }])).toEqual([{ path, line: 3, text: 'Да' }]);
  });

  test.each([
    ['comments', '/** Привет */ export const a = 1; // Да'],
    ['codes', 'export const A = () => <p data-state="open" className={\'card\'} role="img" />;'],
    ['names of the code', 'export const A = () => <code>useFormat</code>;'],
    ['digits, signs and units', 'export const A = ({ n }: P) => <p>{n} px · № 1 → 50 %</p>;'],
    ['keys of texts', "export const A = () => <p title={t('card.title')}>{t('shell:code')}</p>;"],
    ['keys of texts as data', "export const rows = [{ text: 'cardOff.spend' }];"],
    ['patterns', 'export const letters = /[а-яё]/i;'],
  ])('leaves %s alone', (_, text) => {
    expect(stray(text)).toEqual([]);
  });

  describe('lets only the documentation', () => {
    const prose = "export const a = 'Да';";

    test('keep its own prose, and pairs of both languages for its examples', () => {
      for (const text of [prose, "export const a = { ru: 'Да', uz: 'Yoʻq' };"]) {
        expect(stray(text, 'src/features/documentation/words.ts')).toEqual([]);
        expect(stray(text, 'src/ui/base/Button/Button.docs.tsx')).toEqual([]);
      }
    });

    test('share it with files that nothing else imports', () => {
      const docs = { path: 'src/ui/base/A/A.docs.tsx', text: "import { a } from './examples.ts';" };
      const examples = { path: 'src/ui/base/A/examples.ts', text: prose };
      const screen = { path: 'src/app/A.tsx', text: "import('#src/ui/base/A/examples.ts');" };
      expect(strayLiterals([docs, examples])).toEqual([]);
      expect(strayLiterals([docs, examples, screen]).map(({ text }) => text)).toEqual(['Да']);
    });
  });

  test('accepts an allowed text only in its own file', () => {
    const [[path, { texts }] = ['', { texts: [] }]] = Object.entries(ALLOWED);
    const text = `export const a = '${texts[0]}'; export const b = 'Ещё';`;
    expect(stray(text, path)).toEqual(['Ещё']);
    expect(stray(text)).toEqual([texts[0], 'Ещё']);
  });

  test('throws for a text that is not a program', () => {
    expect(() => stray('export const = ')).toThrow(SyntaxError);
  });
});

describe('the search for unused and missing texts', () => {
  const problems = (source: string, texts: Parameters<typeof textProblems>[1]) =>
    textProblems([{ path: 'src/features/planted/A.tsx', text: source }], texts, []).map(
      ({ text }) => text,
    );
  const componentWith = (call: string, area = "'shell'") =>
    `export function A({ a }: P) { const { t } = useTranslation(${area}); return () => ${call}; }`;

  test('[R1.8] finds a text without a use and a use without a text', () => {
    const texts = { shell: { code: 'Код', way: { out: 'Выйти' } }, common: { close: 'Закрыть' } };
    expect(problems(componentWith("t('code')"), texts)).toEqual([
      'unused text shell:way.out',
      'unused text common:close',
    ]);
    expect(
      problems(componentWith("t('code') + t('way.in') + t('way.out') + t('common:close')"), texts),
    ).toEqual(['missing text shell:way.in']);
  });

  test('[R1.8] looks in the area that the component names', () => {
    const texts = { shell: { close: 'Закрыть' }, common: { close: 'Закрыть' } };
    expect(problems(componentWith("t('close')", ''), texts)).toEqual(['unused text shell:close']);
    expect(problems(componentWith("t('close')", "['shell', 'common']"), texts)).toEqual([
      'unused text common:close',
    ]);
    expect(problems("i18next.t('close');", texts)).toEqual(['unused text shell:close']);
  });

  test('[R1.8] takes both arms of a choice, and the forms of a count as one text', () => {
    const texts = {
      shell: { show: 'Показать', hide: 'Убрать', days_one: 'день', days_many: 'дней' },
    };
    expect(
      problems(componentWith("t(a ? 'show' : 'hide') + t('days', { count: 1 })"), texts),
    ).toEqual([]);
    expect(problems(componentWith("t(a ? 'show' : 'close')"), texts)).toEqual([
      'unused text shell:hide',
      'unused text shell:days',
      'missing text shell:close',
    ]);
  });

  test('[R1.8] takes a key that is put together as the names that the app knows', () => {
    const texts = {
      shell: { theme: { dark: 'Тёмное', light: 'Светлое', grey: 'Серое' }, dark: 'Тьма' },
    };
    const call = "t(`theme.${a}`) + ['dark', 'light'].length";
    expect(problems(componentWith(call), texts)).toEqual([
      'unused text shell:theme.grey',
      'unused text shell:dark',
    ]);
    expect(problems(componentWith("t(a.key) + ['dark', 'theme.grey']"), texts)).toEqual([
      'unused text shell:theme.dark',
      'unused text shell:theme.light',
    ]);
  });
});
