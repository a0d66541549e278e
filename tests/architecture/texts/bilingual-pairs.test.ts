import { describe, expect, test } from 'vitest';
import { projectRoot } from '../planted-tree.ts';
import { readDemoData, readSource } from '../syntax-tree.ts';
import { checkPairs } from './bilingual-pairs.ts';

const checked = (text: string) => checkPairs({ path: 'server/planted.ts', text });

test.each([
  ['src', 200, readSource(projectRoot)],
  ['server', 100, readSource(projectRoot, 'server')],
  ['the demo’s data', 400, readDemoData(projectRoot)],
])(
  '[R1.8] the texts of %s that stand side by side translate the same in both languages',
  (_, least, files) => {
    const perFile = files.map(checkPairs);
    expect(perFile.reduce((sum, { amount }) => sum + amount, 0)).toBeGreaterThan(least);
    expect(perFile.flatMap(({ findings }) => findings)).toEqual([]);
  },
);

describe('the comparison of the two languages', () => {
  test.each([
    ['a value that one side lacks', 'export const a = { ru: `Код ${code}`, uz: `Kod` };'],
    ['another value', 'export const a = { ru: `Код ${code}`, uz: `Kod ${order.id}` };'],
    ['Russian in Uzbek', "export const a = { ru: 'Войти', uz: 'Войти' };"],
    ['Uzbek in Russian', "export const a = { uz: 'Oʻzgartirish', ru: 'Oʻzgartirish' };"],
    ['an empty text', "export const a = { ru: '', uz: ' ' };"],
    ['a typewriter’s apostrophe', `export const a = { ru: 'Нет', uz: "Yo'q" };`],
    ['Russian quotation marks in Uzbek', "export const a = { ru: 'Да', uz: '«Ha»' };"],
    ['Uzbek quotation marks in Russian', "export const a = { ru: '“Да”', uz: '“Ha”' };"],
    ['the wrong one of the two letters', "export const a = { ru: 'Данные', uz: 'Maʻlumot' };"],
    ['a text of the demo’s data', 'export default [{ "ru": "Кружка", "uz": "Кружка" }]'],
    ['a text in two parts', "export const a = { ru: 'Да, ' + 'можно', uz: 'Ha, ' + 'можно' };"],
  ])('[R1.8] finds %s', (_, text) => {
    expect(checked(text)).toMatchObject({ amount: 1, findings: [{ line: 1 }] });
  });

  test('accepts matching pairs and ignores values that are not texts', () => {
    const text = `
      export const a = { ru: \`Код \${code}\`, uz: \`\${code} kodi\` };
      export const b = { ru: 'Буква ё', uz: 'ё harfi' };
      export const c = { ru: russian, uz: uzbek };
      export const d = { ru: 'Да', uz: 'Ha', en: '' };`;
    expect(checked(text)).toEqual({ amount: 2, findings: [] });
  });
});
