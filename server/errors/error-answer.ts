import { brandOfHost, type BrandSetting } from '../brand-of-host.ts';
import type { ErrorBody } from '#src/contract/error.ts';
import type { Refusal } from './service-error.ts';
import { errorText, languageOf } from './texts.ts';

/** What of a request decides the words of an error. */
export interface Reader {
  readonly acceptLanguage: string | undefined;
  readonly hostname: string;
  readonly brand: BrandSetting | undefined;
}

/** The body of an error answer (src/contract/error.ts) in the reader's words. */
export function errorAnswer(refusal: Refusal, reader: Reader): ErrorBody {
  const { currency } = brandOfHost(reader.hostname, reader.brand);
  const text = errorText(refusal.text ?? refusal.code, languageOf(reader.acceptLanguage), currency);
  return {
    message: text,
    error: text,
    errorCode: refusal.code,
    ...(refusal.field !== undefined && { field: refusal.field }),
    ...(refusal.details && { details: refusal.details }),
  };
}
