import { ru } from '#src/i18n/ru/ru.ts';
import { staffTexts } from '#src/i18n/ru/staff/staff-ru.ts';
import { chunkOf, lineAt, nameOf, nodeIn, nodesIn, parseFile, walk } from '../syntax-tree.ts';
import type { SourceFile, SyntaxNode, TextFinding } from '../syntax-tree.ts';

const DEFAULT_AREA = 'common';
const FORM = /_(one|few|many|other)$/;
const TEXTS = /^src\/i18n\/(ru|uz)\//;
/** Required texts that no code uses yet, and why; a test rejects those in use. */
export const PLANNED: Readonly<Record<string, string>> = {};
/** A part of a key that is known only when the app runs. */
const ANY = '\u0000';

interface Tree {
  readonly [key: string]: string | Tree;
}

/** A call that uses a text: its key with `area:`, or the area alone when the key is a variable. */
interface Use {
  readonly key: string;
  readonly path: string;
  readonly line: number;
}

/** The texts that files use, and every name in the files that can be part of a key. */
interface Uses {
  readonly used: readonly Use[];
  readonly names: ReadonlySet<string>;
}

const keysOf = (texts: Tree, path = ''): string[] =>
  Object.entries(texts).flatMap(([key, value]) =>
    typeof value === 'string'
      ? [path + key.replace(FORM, '')]
      : keysOf(value, `${path}${key}${path === '' ? ':' : '.'}`),
  );

const isFunction = ({ type }: SyntaxNode): boolean => /Function/.test(type);

/** The area that a component's `t` looks in: the first one that `useTranslation` was given. */
function areaOf(call: SyntaxNode): string {
  const [argument] = nodesIn(call, 'arguments');
  const first = argument?.type === 'ArrayExpression' ? nodesIn(argument, 'elements')[0] : argument;
  return nameOf(first) || DEFAULT_AREA;
}

/** The keys that an expression can be. */
function keysIn(node: SyntaxNode | undefined): string[] {
  if (node?.type === 'Literal') return [nameOf(node)];
  if (node?.type === 'TemplateLiteral') {
    return [nodesIn(node, 'quasis').map(chunkOf).join(ANY)];
  }
  if (node?.type === 'ConditionalExpression') {
    return [...keysIn(nodeIn(node, 'consequent')), ...keysIn(nodeIn(node, 'alternate'))];
  }
  return [ANY];
}

/** The functions of a file that have a `t` of their own, with its area. */
function areasIn(program: SyntaxNode): Map<SyntaxNode, string> {
  const areas = new Map<SyntaxNode, string>();
  walk(program, (node, ancestors) => {
    if (node.type !== 'CallExpression' || nameOf(nodeIn(node, 'callee')) !== 'useTranslation')
      return;
    const component = ancestors.findLast(isFunction);
    if (component) areas.set(component, areaOf(node));
  });
  return areas;
}

const isTextCall = (node: SyntaxNode): boolean => {
  const callee = node.type === 'CallExpression' ? nodeIn(node, 'callee') : undefined;
  const name = callee?.type === 'MemberExpression' ? nodeIn(callee, 'property') : callee;
  return nameOf(name) === 't';
};

function usesOf(file: SourceFile): Uses {
  const program = parseFile(file);
  const areas = areasIn(program);
  const used: Use[] = [];
  const names = new Set<string>();
  walk(program, (node, ancestors) => {
    if (node.type === 'Literal') names.add(nameOf(node));
    if (node.type === 'Property') names.add(nameOf(nodeIn(node, 'key')));
    if (!isTextCall(node)) return;
    const owner = ancestors.findLast((ancestor) => areas.has(ancestor));
    const area = (owner && areas.get(owner)) ?? DEFAULT_AREA;
    const place = { path: file.path, line: lineAt(file, node) };
    for (const key of keysIn(nodesIn(node, 'arguments')[0])) {
      used.push({ key: key.includes(':') ? key : `${area}:${key}`, ...place });
    }
  });
  return { used, names };
}

/** Whether a call can mean a key; the parts that vary must be numbers, or names that the app knows. */
function means({ key }: Use, candidate: string, names: ReadonlySet<string>): boolean {
  const [area = '', path = ''] = candidate.split(':');
  if (key === `${area}:${ANY}`) return names.has(path);
  const parts = key.split(ANY).map((part) => RegExp.escape(part));
  const match = new RegExp(`^${parts.join('([^:]+)')}$`).exec(candidate);
  return match?.slice(1).every((part) => /^\d+$/.test(part) || names.has(part)) ?? false;
}

/**
 * Texts that no code uses, and used keys without a text. The types find the latter too; a key that is
 * composed when the app runs can have every name that the app knows.
 */
export function textProblems(
  files: readonly SourceFile[],
  texts: Tree = { ...ru, ...staffTexts },
  planned: readonly string[] = Object.keys(PLANNED),
): TextFinding[] {
  const keys = [...new Set(keysOf(texts))];
  const perFile = files.filter(({ path }) => !TEXTS.test(path)).map(usesOf);
  const used = perFile.flatMap((uses) => uses.used);
  const names = new Set(perFile.flatMap((uses) => [...uses.names]));
  const unused = keys.filter(
    (key) => !planned.includes(key) && !used.some((use) => means(use, key, names)),
  );
  const missing = used.filter((use) => !keys.some((key) => means(use, key, names)));
  return [
    ...unused.map((key) => ({
      path: 'src/i18n/ru',
      line: 0,
      text: `unused text ${key}`,
    })),
    ...missing.map(({ key, path, line }) => ({
      path,
      line,
      text: `missing text ${key.replaceAll(ANY, '*')}`,
    })),
  ];
}
