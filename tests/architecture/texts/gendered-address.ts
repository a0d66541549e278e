import { chunkOf, lineAt, nameOf, nodesIn, parseFile, walk } from '../syntax-tree.ts';
import type { SourceFile, SyntaxNode, TextFinding } from '../syntax-tree.ts';

const CYRILLIC = /\p{Script=Cyrillic}/u;
const WORD = /\p{L}+(?:-\p{L}+)*/gu;
/** What separates the parts of a sentence that have a subject and a verb of their own. */
const CLAUSE_END = /[.!?…;:,()«»„“"\n]|\s[—–-]\s/u;

const words = (list: string): ReadonlySet<string> => new Set(list.split(' '));

/** Subjects whose gender is not known: the addressed member, and the member who speaks in a consent. */
const PERSONS = words('ты я');
/** Words that may stand before a verb whose subject is left out. */
const BEFORE_VERB = words('не уже ещё если раз когда что и а но или');

const PAST_MASCULINE = /[аеёиоуыюя]л(?:ся)?$|[бгкрс]ся$/u;
const PAST_FEMININE = /[аеёиоуыюя]л(?:а|ась)$/u;
/** Masculine past forms without -л. */
const SHORT_PAST = words(
  'мог смог помог лёг берёг сберёг вёз привёз увёз нёс принёс внёс перенёс унёс достиг привык исчез вырос',
);
/** Short passive participles, such as «записан», «допущена». */
const PARTICIPLE = /[аеёя]на?$/u;
const SHORT_ADJECTIVES = words(
  'готов готова уверен уверена согласен согласна должен должна рад рада прав способен способна занят занята свободен свободна знаком знакома доволен довольна виноват виновата обязан обязана сам сама самого один одна первый первая единственный единственная новый новая',
);
/** Adjectives of a person only: a text that begins with one is about the person who reads it. */
const OF_PERSON = words('уверен согласен рад обязан доволен');

/** Nouns, names and adverbs that look like the forms above. */
const LOOKALIKES = words(
  'канал журнал материал раздел отдел стол зал пол капитал номинал сигнал портал терминал протокол финал персонал филиал чехол волейбол подвал кинозал купол привал пенал павел стамбул барнаул школа сначала правила дела сила числа экран план обмен цена',
);
/** What things do: a sentence that begins with one of these has its subject after it. */
const OF_THINGS = words('пришёл подошёл ушёл дошёл открылся');
const THIRD_PERSON = /[аеёиоуюя]т(?:ся)?$/u;

const isPast = (word: string): boolean =>
  !LOOKALIKES.has(word) && (PAST_MASCULINE.test(word) || SHORT_PAST.has(word));

const isGendered = (word: string): boolean =>
  isPast(word) ||
  SHORT_ADJECTIVES.has(word) ||
  (!LOOKALIKES.has(word) && (PAST_FEMININE.test(word) || PARTICIPLE.test(word)));

function givesGender(clause: string): boolean {
  const all: readonly string[] = clause.toLowerCase().match(WORD) ?? [];
  if (all.some((word) => PERSONS.has(word))) return all.some(isGendered);
  const first = all.find((word) => !BEFORE_VERB.has(word)) ?? '';
  // «Не просил об этом»: the subject that is left out is the person who reads it.
  if (isPast(first) && !OF_THINGS.has(first)) return true;
  if (OF_PERSON.has(first) && !all.includes('он')) return true;
  // «впиши сам»: with a verb of the third person or of the past, the subject is somebody else.
  return all.indexOf('сам') > 0 && !all.some((word) => THIRD_PERSON.test(word) || isPast(word));
}

/** The clauses of a Russian text that give a gender to the member whom it addresses. */
export const genderedClauses = (text: string): string[] =>
  text
    .split(CLAUSE_END)
    .map((clause) => clause.trim())
    .filter(givesGender);

function writtenIn(node: SyntaxNode): string {
  if (node.type === 'TemplateLiteral') return nodesIn(node, 'quasis').map(chunkOf).join(' … ');
  return node.type === 'Literal' || node.type === 'JSXText' ? nameOf(node) : '';
}

/** Counts the Russian texts of a program and finds those that give the member a gender. */
export function findGenderedTexts(file: SourceFile): { amount: number; findings: TextFinding[] } {
  let amount = 0;
  const findings: TextFinding[] = [];
  walk(parseFile(file), (node) => {
    const text = writtenIn(node);
    if (!CYRILLIC.test(text)) return;
    amount += 1;
    const line = lineAt(file, node);
    findings.push(
      ...genderedClauses(text).map((clause) => ({ path: file.path, line, text: clause })),
    );
  });
  return { amount, findings };
}
