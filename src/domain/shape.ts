/** Whether a stored value has a shape. A device may hold a damaged record, or one of another build (R9.4). */
type Check = (value: unknown) => boolean;

export const isText: Check = (value) => typeof value === 'string';
export const isNumber: Check = (value) => typeof value === 'number';
export const isFlag: Check = (value) => typeof value === 'boolean';
export const isNullOr =
  (check: Check): Check =>
  (value) =>
    value === null || check(value);
export const isListOf =
  (check: Check): Check =>
  (value) =>
    Array.isArray(value) && value.every(check);

/** For a field that earlier builds did not store, or that is not always there. */
export const isMissingOr =
  (check: Check): Check =>
  (value) =>
    value === undefined || check(value);

/**
 * Whether a value is an object whose fields pass their checks. Each required field needs a check; a field
 * that earlier builds did not store must pass as undefined, or their records would count as damaged.
 */
export const hasShape =
  <T extends object>(checks: { readonly [K in keyof T]-?: Check }) =>
  (value: unknown): value is T => {
    if (typeof value !== 'object' || value === null) return false;
    const fields = value as Record<string, unknown>;
    return Object.entries<Check>(checks).every(([name, check]) => check(fields[name]));
  };
