/** One property of a component, read from its type and comment (`server/build/prop-docs.ts`). */
export interface PropDocs {
  readonly name: string;
  /** As in TypeScript: `'small' | 'medium'`. */
  readonly type: string;
  /** The values of a union of literals. */
  readonly values?: readonly (string | number)[] | undefined;
  /** The comment on it. */
  readonly meaning: string;
  readonly required: boolean;
  /** The default value, as in the code. */
  readonly default?: string | undefined;
}
