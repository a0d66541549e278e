import { chunkOf, lineAt, nameOf, nodeIn, nodesIn, parseFile, walk } from '../syntax-tree.ts';
import type { SourceFile, SyntaxNode, TextFinding } from '../syntax-tree.ts';

/** A text in one language as it is written in a file. */
interface Written {
  readonly words: string;
  /** The inserted expressions, as the source has them. */
  readonly values: readonly string[];
}

const RUSSIAN_WORD = /\p{Script=Cyrillic}{2}/u;
const WRONG_APOSTROPHE = /\p{L}['’‘`´]\p{L}|(?<![og])ʻ|[og]ʼ/iu;

/** Marks that open or close a quotation in the other language. */
const FOREIGN_QUOTES = { ru: /”/, uz: /[«»„]/ } as const;

/** `name.ru` and `name.uz` are the same value. */
const withoutLanguage = (expression: string): string =>
  expression.replace(/\b(?:ru|uz)\b|(?:Ru|Uz)\b/g, 'language');

/** Reads a literal, a template or a sum of them; undefined for anything else. */
function read(node: SyntaxNode | undefined, source: string): Written | undefined {
  if (node?.type === 'Literal') return { words: nameOf(node), values: [] };
  if (node?.type === 'TemplateLiteral') {
    const values = nodesIn(node, 'expressions').map(({ start, end }) =>
      source.slice(start, Number(end)),
    );
    return { words: nodesIn(node, 'quasis').map(chunkOf).join(' '), values };
  }
  if (node?.type !== 'BinaryExpression') return undefined;
  const left = read(nodeIn(node, 'left'), source);
  const right = read(nodeIn(node, 'right'), source);
  if (!left || !right) return undefined;
  return { words: left.words + right.words, values: [...left.values, ...right.values] };
}

/** The two sides of `{ ru: …, uz: … }`. */
function sidesOf(node: SyntaxNode): (SyntaxNode | undefined)[] {
  if (node.type !== 'ObjectExpression') return [];
  const properties = nodesIn(node, 'properties');
  const side = (name: string) =>
    properties.find((property) => nameOf(nodeIn(property, 'key')) === name);
  const sides = [side('ru'), side('uz')].map((property) => property && nodeIn(property, 'value'));
  return properties.length === 2 ? sides : [];
}

const isEmpty = ({ words, values }: Written): boolean => words.trim() === '' && values.length === 0;

function problemOf(ru: Written, uz: Written): string | undefined {
  const values = [ru, uz].map((side) => side.values.map(withoutLanguage).toSorted().join());
  if (values[0] !== values[1]) return 'the inserted values differ';
  // A text before a link in one language may follow the link in the other one.
  if (isEmpty(ru) && isEmpty(uz)) return 'empty';
  if (RUSSIAN_WORD.test(uz.words)) return 'Russian in the Uzbek text';
  if (/[ʻʼ]/.test(ru.words)) return 'Uzbek in the Russian text';
  if (FOREIGN_QUOTES.ru.test(ru.words) || FOREIGN_QUOTES.uz.test(uz.words)) {
    return 'quotation marks of the other language';
  }
  return WRONG_APOSTROPHE.test(uz.words) ? 'an apostrophe that is not a letter' : undefined;
}

/** Counts the texts of a file that are written in both languages and reports their problems. */
export function checkPairs(file: SourceFile): { amount: number; findings: TextFinding[] } {
  let amount = 0;
  const findings: TextFinding[] = [];
  walk(parseFile(file), (node) => {
    const [ru, uz] = sidesOf(node).map((side) => read(side, file.text));
    if (!ru || !uz) return;
    amount += 1;
    const problem = problemOf(ru, uz);
    if (problem)
      findings.push({ path: file.path, line: lineAt(file, node), text: `${problem}: ${uz.words}` });
  });
  return { amount, findings };
}
