import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync } from 'vite';

/** A node of an ESTree with TypeScript and JSX, as the build's own parser makes it. */
export interface SyntaxNode {
  readonly type: string;
  /** Offset of the first character in the file. */
  readonly start: number;
  readonly [field: string]: unknown;
}

/** A file of the app: its path from the project's root with `/`, and its text. */
export interface SourceFile {
  readonly path: string;
  readonly text: string;
}

/** A problem with a text that people read. */
export interface TextFinding {
  readonly path: string;
  /** From 1; 0 when it is about the file as a whole. */
  readonly line: number;
  readonly text: string;
}

const isNode = (value: unknown): value is SyntaxNode =>
  typeof value === 'object' && value !== null && 'type' in value && 'start' in value;

const childrenOf = (node: SyntaxNode): SyntaxNode[] => Object.values(node).flat().filter(isNode);

/** Visits a node and all below it; `ancestors` are the nodes around it, the nearest one last. */
export function walk(
  node: SyntaxNode,
  visit: (node: SyntaxNode, ancestors: readonly SyntaxNode[]) => void,
  ancestors: SyntaxNode[] = [],
): void {
  visit(node, ancestors);
  ancestors.push(node);
  for (const child of childrenOf(node)) walk(child, visit, ancestors);
  ancestors.pop();
}

const parsed = new WeakMap<SourceFile, SyntaxNode>();

/** Parses a file, once; throws when the text is not a program. */
export function parseFile(file: SourceFile): SyntaxNode {
  const known = parsed.get(file);
  if (known) return known;
  const { program, errors } = parseSync(file.path.replace(/\.json$/, '.ts'), file.text);
  const [error] = errors;
  if (error) throw new SyntaxError(`${file.path}: ${error.message}`);
  if (!isNode(program)) throw new TypeError(`${file.path}: the parser gave no tree`);
  parsed.set(file, program);
  return program;
}

/** The line, from 1, on which a node begins. */
export const lineAt = ({ text }: SourceFile, { start }: SyntaxNode): number =>
  text.slice(0, start).split('\n').length;

/** The node in a field of another one. */
export function nodeIn(node: SyntaxNode, field: string): SyntaxNode | undefined {
  const value = node[field];
  return isNode(value) ? value : undefined;
}

/** The nodes in a list that is a field of another one. */
export function nodesIn(node: SyntaxNode, field: string): SyntaxNode[] {
  const value = node[field];
  return Array.isArray(value) ? value.filter(isNode) : [];
}

/** What an identifier, an attribute or a plain property is called; empty for anything else. */
export function nameOf(node: SyntaxNode | undefined): string {
  const name = node?.['name'] ?? node?.['value'];
  return typeof name === 'string' ? name : '';
}

/** The text of a chunk of a template, as it reads with its escapes undone. */
export function chunkOf({ value }: SyntaxNode): string {
  const cooked = typeof value === 'object' && value !== null && 'cooked' in value && value.cooked;
  return typeof cooked === 'string' ? cooked : '';
}

const readFiles = (root: string, pattern: string): SourceFile[] =>
  globSync(pattern, { cwd: root })
    .map((path) => ({
      path: path.replaceAll('\\', '/'),
      text: readFileSync(join(root, path), 'utf8'),
    }))
    .toSorted((one, other) => one.path.localeCompare(other.path));

/** All programs below a folder of the project, as they are on the disk. */
export const readSource = (root: string, folder = 'src'): SourceFile[] =>
  readFiles(root, `${folder}/**/*.{ts,tsx}`);

/** The demo's data, as programs that export them. */
export const readDemoData = (root: string): SourceFile[] =>
  readFiles(root, 'server/demo/**/*.json').map(({ path, text }) => ({
    path,
    text: `export default ${text}`,
  }));
