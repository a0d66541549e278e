import { hashOfText } from './text-hash.ts';

/**
 * A short name of an error, eight hexadecimal digits of its name and message: the same error has the same id
 * on every device. The member reads it to the support, which finds the report by it.
 */
export const errorIdOf = (error: unknown): string =>
  hashOfText(error instanceof Error ? `${error.name}: ${error.message}` : String(error));
