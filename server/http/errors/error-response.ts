import { brandOfHost, type BrandSetting } from '#server/config/brand-of-host.ts';
import { languageOf } from '#server/http/language.ts';
import type { ErrorBody } from '#src/contract/error.ts';
import type { Refusal } from './refused-error.ts';
import { errorText } from './texts.ts';

/** What of a request decides the text of an error. */
export interface Reader {
  readonly acceptLanguage: string | undefined;
  readonly hostname: string;
  readonly brand: BrandSetting | undefined;
}

/** The body of an error response (src/contract/error.ts) in the reader's language. */
export function errorResponse(refusal: Refusal, reader: Reader): ErrorBody {
  const { currency } = brandOfHost(reader.hostname, reader.brand);
  const text = errorText(refusal.text ?? refusal.code, languageOf(reader.acceptLanguage), currency);
  return {
    message: text,
    error: text,
    errorCode: refusal.code,
    ...(refusal.field !== undefined && { field: refusal.field }),
    ...(refusal.lastAct && { lastAct: refusal.lastAct }),
    ...(refusal.details && { details: refusal.details }),
  };
}
