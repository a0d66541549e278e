import { resolve } from 'node:path';
import {
  chunkOf,
  lineAt,
  nameOf,
  nodeIn,
  nodesIn,
  parseFile,
  readSource,
  walk,
} from './syntax-tree.ts';
import type { SourceFile, SyntaxNode, TextFinding } from './syntax-tree.ts';
import { documentationFiles } from './texts/documentation-files.ts';
import { textProblems } from './texts/used-texts.ts';

/**
 * Texts of both languages live here, and a brand's own names in its record; so are fields'
 * errors, which the service shows too.
 */
const OUTSIDE = /^src\/(i18n|brand)\/|^src\/domain\/text\/field-problem\.ts$|\.docs\.tsx$|\.d\.ts$/;
/** Cyrillic, and the two letters that only written Uzbek has: such a text is for people. */
const HUMAN = /[\p{Script=Cyrillic}ʻʼ]/u;
const WORD = /\p{L}{2}/u;
/** Attributes, and properties of objects, that people read. */
const READ_BY_PEOPLE = new Set(
  [
    'alt caption description header hint label placeholder text title',
    'aria-description aria-label aria-placeholder aria-roledescription aria-valuetext',
  ].flatMap((names) => names.split(' ')),
);
/** Their content is a name of the code, the same in every language. */
const CODE = new Set(['code', 'kbd', 'samp', 'pre']);
/** The same in every language. */
const UNITS = /\b(?:px|ms)\b/gu;
/** The key of a text: `cardOff.title`. */
const KEY = /^[a-z]\w*(?:[.:]\w+)+$/u;

/** Literals that may stay where they are, and why; the test rejects one that is no longer needed. */
export const ALLOWED: Readonly<Record<string, { texts: readonly string[]; why: string }>> = {
  'src/contract/shop/orders.ts': {
    texts: ['Форма отмены заказа'],
    why: 'the fixed `source` of a call (R7.28)',
  },
  'src/domain/email-change/email-change.ts': {
    texts: ['Смена электронной почты'],
    why: 'the topic of a request to the service (R7.15)',
  },
  'src/domain/referral/lead.ts': {
    texts: [
      'ә а, ғ г, ҕ г, ґ г, җ ж, ҙ з, қ к, ҡ к, ң н, ҥ н, ө о, ұ у, ү у, ҳ х, һ х, ҷ дж, і и, є е, ҫ с, ӕ ае',
      'ј й, љ ль, њ нь, ђ дж, џ дж, ћ ч, ѕ дз, ѣ е, ѳ ф, ѵ и',
      'заявка не отправлена',
    ],
    why: 'letters of the lander’s alphabet, and the mark in its response (R8.3)',
  },
  'src/domain/orders/order-place.ts': {
    texts: ['Самовывоз', 'Доставка'],
    why: 'what staff reads in an order, whatever the member’s language is (R2.26)',
  },
  'src/domain/orders/order-texts.ts': {
    texts: ['Для друга:'],
    why: 'what staff reads in an order, whatever the member’s language is (R2.17)',
  },
  'src/domain/text/typed-words.ts': {
    texts: [
      'а без бы в во вот все да для до же за здесь и из или к как какая какие какой ко когда кто ли меня',
      'мне мои мой моя мое моего моей мы на над надо не нет ни но ну о об он она они от по почему при про',
      'с сейчас со так там то тоже тут у уже чего чем что чтобы эта эти это этот я',
    ],
    why: 'words of both languages that a search ignores; nobody reads them (R2.27)',
  },
};

/** The text of a literal, of a chunk of a template or of the text between tags; else undefined. */
function ownText(node: SyntaxNode): string | undefined {
  const { type, value } = node;
  if (type === 'TemplateElement') return chunkOf(node);
  if (type !== 'Literal' && type !== 'JSXText') return undefined;
  return typeof value === 'string' ? value : undefined;
}

/** The literals that an expression can become: both arms of a choice, all chunks of a template. */
function outcomes(node: SyntaxNode | undefined): SyntaxNode[] {
  if (!node) return [];
  const arms: Readonly<Record<string, readonly string[]>> = {
    JSXExpressionContainer: ['expression'],
    ConditionalExpression: ['consequent', 'alternate'],
    LogicalExpression: ['left', 'right'],
    BinaryExpression: node['operator'] === '+' ? ['left', 'right'] : [],
  };
  if (node.type === 'TemplateLiteral') return nodesIn(node, 'quasis');
  return arms[node.type]?.flatMap((arm) => outcomes(nodeIn(node, arm))) ?? [node];
}

/** The literals in an element or attribute that people read. */
function readByPeople(node: SyntaxNode): SyntaxNode[] {
  if (node.type === 'JSXAttribute' || node.type === 'Property') {
    const name = nodeIn(node, 'name') ?? nodeIn(node, 'key');
    return READ_BY_PEOPLE.has(nameOf(name)) ? outcomes(nodeIn(node, 'value')) : [];
  }
  if (node.type !== 'JSXElement' && node.type !== 'JSXFragment') return [];
  return nodesIn(node, 'children')
    .filter(({ type }) => type === 'JSXText' || type === 'JSXExpressionContainer')
    .flatMap(outcomes);
}

const isCode = (node: SyntaxNode): boolean =>
  node.type === 'JSXElement' &&
  CODE.has(nameOf(nodeIn(nodeIn(node, 'openingElement') ?? node, 'name')));

/** The literals that people read in a file. */
function literalsIn(file: SourceFile): TextFinding[] {
  const found = new Map<SyntaxNode, string>();
  const note = (node: SyntaxNode, pattern: RegExp) => {
    const text = (ownText(node) ?? '').trim();
    if (pattern.test(text.replace(UNITS, '')) && !KEY.test(text)) found.set(node, text);
  };
  walk(parseFile(file), (node, ancestors) => {
    note(node, HUMAN);
    if (isCode(node) || ancestors.some(isCode)) return;
    for (const literal of readByPeople(node)) note(literal, WORD);
  });
  return [...found].map(([node, text]) => ({ path: file.path, line: lineAt(file, node), text }));
}

/**
 * The literals that people read and that are not in src/i18n; those of `allowed` are skipped, and so is the
 * documentation, whose own prose is Russian.
 */
export function strayLiterals(files: readonly SourceFile[], allowed = ALLOWED): TextFinding[] {
  const documentation = documentationFiles(files);
  return files
    .filter(({ path }) => !OUTSIDE.test(path) && !documentation.has(path))
    .flatMap(literalsIn)
    .filter(({ path, text }) => !allowed[path]?.texts.includes(text));
}

if (import.meta.main) {
  const files = readSource(resolve(import.meta.dirname, '../..'));
  const findings = [...strayLiterals(files), ...textProblems(files)];
  for (const { path, line, text } of findings) console.log(`${path}:${line} ${text}`);
  process.exitCode = findings.length > 0 ? 1 : 0;
}
