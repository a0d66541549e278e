import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { projectRoot } from '../planted-tree.ts';
import { readDemoData, readSource } from '../syntax-tree.ts';
import { findGenderedTexts, genderedClauses } from './gendered-address.ts';

/** Files in which people speak about themselves or the text is about a friend, with the reason. */
const OTHER_PERSONS: Readonly<Record<string, string>> = {
  'server/demo/programme/success-stories.json': 'named members tell their own stories',
  'server/demo/activity/tickets.ts': 'a member of the demo writes about himself',
  'server/demo/activity/student-invitations.ts': 'the reasons are about the friend',
};

const isAboutMember = ({ path }: { readonly path: string }): boolean =>
  !(path in OTHER_PERSONS) && !path.endsWith('.docs.tsx');

test.each([
  ['src', 1000, readSource(projectRoot)],
  ['server', 500, readSource(projectRoot, 'server')],
  ['the demo’s data', 400, readDemoData(projectRoot)],
])(
  '[R1.8] no Russian text of %s gives the member whom it addresses a gender',
  (_, least, files) => {
    const perFile = files.filter(isAboutMember).map(findGenderedTexts);
    expect(perFile.reduce((sum, { amount }) => sum + amount, 0)).toBeGreaterThan(least);
    expect(perFile.flatMap(({ findings }) => findings)).toEqual([]);
  },
);

test('[R1.8] [R2.22] no caption of a lesson’s video gives the member a gender', () => {
  const captions = globSync('server/**/*.ru.vtt', { cwd: projectRoot });
  expect(captions.length).toBeGreaterThan(1);
  const texts = captions.map((path) => readFileSync(join(projectRoot, path), 'utf8'));
  expect(texts.flatMap(genderedClauses)).toEqual([]);
});

describe('the search for texts that give the member a gender', () => {
  test.each([
    ['a past tense', 'Ты указал {{own}}, а менеджер — {{manager}}.'],
    ['a reflexive past tense', 'Ты вернулся к странице кнопкой «Назад».'],
    ['a past tense without -л', 'Проверь, всё ли ты принёс.'],
    ['a past tense inside a sentence', 'Укажи почту, под которой ты вошёл.'],
    ['a past tense of the other gender', 'Если ты не меняла почту, ничего не делай.'],
    ['a past tense without its subject', 'Не просил об этом — открой свой кабинет.'],
    ['a past tense that begins the text', 'Передумал? Отмени заказ.'],
    ['a short adjective', 'Расскажи, чем ты готов помочь.'],
    ['a short adjective without its subject', 'Уверен, что хочешь выйти?'],
    ['a participle', 'Ты записан на встречу.'],
    ['«сам» beside a request', 'Подсказок нет, впиши сам.'],
    ['«сам» at the end', 'Ссылка выделена: скопируй её сам.'],
    ['the member’s own words', 'Друг согласен, чтобы я передал его данные.'],
  ])('[R1.8] finds %s', (_, text) => {
    expect(genderedClauses(text)).toHaveLength(1);
  });

  test.each([
    ['a thing', 'Код не подошёл. Проверь, дошёл ли он, и введи новый.'],
    ['a friend', 'Когда друг оставил заявку, ты увидишь её здесь.'],
    ['a friend by himself', 'Друг откроет ссылку и оставит заявку сам.'],
    ['a thing by itself', 'Заказ откроется сам, как только вернётся сеть.'],
    ['the presence and the future', 'Ты впереди всех. Введи код, который получишь.'],
    ['a request', 'Готов к выдаче: покажи код. Не пришёл код? Напиши в поддержку.'],
    ['nouns that look like verbs', 'Ты найдёшь раздел «Правила», канал и журнал.'],
  ])('[R1.8] accepts %s', (_, text) => {
    expect(genderedClauses(text)).toEqual([]);
  });

  test('[R1.8] reads literals, templates and elements, and names the line', () => {
    const texts = [
      'export const one = { ru: "Ты указал", uz: "Siz" };',
      'export const two = (name: string) => `Ты звал ${name}`;',
      'export const three = <p>Ты готов?</p>;',
    ];
    const path = 'src/planted.tsx';
    const { amount, findings } = findGenderedTexts({ path, text: texts.join('\n') });
    expect(amount).toBe(3);
    expect(findings.map(({ line }) => line)).toEqual([1, 2, 3]);
  });
});
