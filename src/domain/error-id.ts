import { hashOfText } from './text/text-hash.ts';

/** The form of an error's code in a report: without digits, so that no verification code can stand there (R10.5). */
export const ERROR_CODE = /^[A-Z][A-Z_]{0,63}$/;

/**
 * A short name of an error, eight hexadecimal digits of its name and message: the same error has the same id
 * on every device. The member reads it to the support, which finds the report by it.
 */
export const errorIdOf = (error: unknown): string =>
  hashOfText(error instanceof Error ? `${error.name}: ${error.message}` : String(error));
