/** Whether a stored value has a shape. A device may hold a damaged record, or one of another build (R9.4). */
export type Check<T> = (value: unknown) => value is T;

/** What a value is that passes a check. */
export type Checked<C> = C extends Check<infer T> ? T : never;

type Checks = Readonly<Record<string, Check<unknown>>>;
type OptionalKey<C extends Checks> = {
  [K in keyof C]: undefined extends Checked<C[K]> ? K : never;
}[keyof C];
/** The object whose fields pass their checks; a field that may be undefined may also be missing. */
type Shape<C extends Checks> = {
  readonly [K in keyof C as Exclude<K, OptionalKey<C>>]: Checked<C[K]>;
} & { readonly [K in keyof C as Extract<K, OptionalKey<C>>]?: Checked<C[K]> };

export const isText: Check<string> = (value) => typeof value === 'string';
export const isNumber: Check<number> = (value) => typeof value === 'number';
export const isFlag: Check<boolean> = (value) => typeof value === 'boolean';
export const isNullOr =
  <T>(check: Check<T>): Check<T | null> =>
  (value) =>
    value === null || check(value);
export const isListOf =
  <T>(check: Check<T>): Check<readonly T[]> =>
  (value) =>
    Array.isArray(value) && value.every(check);

/** For a field that earlier builds did not store, or that is not always there. */
export const isMissingOr =
  <T>(check: Check<T>): Check<T | undefined> =>
  (value) =>
    value === undefined || check(value);

/**
 * Whether a value is an object whose fields pass their checks, which are also its type: `Checked<typeof isCard>`. A
 * field that earlier builds did not store must pass as undefined, or their records would count as damaged. For the same
 * reason a word that a later service may add is checked as any text, whatever its type: `isText as Check<ProductKind>`.
 */
export const hasShape =
  <C extends Checks>(checks: C): Check<Shape<C>> =>
  (value): value is Shape<C> => {
    if (typeof value !== 'object' || value === null) return false;
    const fields = value as Record<string, unknown>;
    return Object.entries(checks).every(([name, check]) => check(fields[name]));
  };
