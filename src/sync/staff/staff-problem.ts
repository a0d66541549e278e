import {
  lacksResponse,
  mayBeDone,
  NOT_SENT,
  OFFLINE,
  ServiceError,
} from '#src/domain/service-error.ts';

/** Why staff does not see something, or an act is not done. */
export type StaffProblem =
  /** It has not left the device. */
  | { readonly kind: 'offline' }
  /** No usable response came. Of an act: it may be done all the same. */
  | { readonly kind: 'silent' }
  /** The service refuses it, in its own words, and says who of staff was faster. */
  | {
      readonly kind: 'refused';
      readonly text: string | null;
      readonly lastAct: ServiceError['lastAct'];
    };

const UNSENT: readonly string[] = [NOT_SENT, OFFLINE];

/** @throws the error itself unless it is one of a request */
export function problemOf(error: unknown): StaffProblem {
  if (!(error instanceof ServiceError)) throw error;
  if (lacksResponse(error) && UNSENT.includes(error.code)) return { kind: 'offline' };
  if (mayBeDone(error) || error.category === 'contract') return { kind: 'silent' };
  return { kind: 'refused', text: error.text, lastAct: error.lastAct };
}
