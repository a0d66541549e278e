import { hrefs } from '#src/domain/hrefs.ts';
import { isReferralHash } from '#src/domain/referral/referral.ts';

/** The parameters of the form's address (R2.24). */
export interface FormAddress {
  /** Request id of the post that is corrected. */
  readonly post: string | null;
  /** Merge-lead key of the application whose outcome is shown. */
  readonly lead: string | null;
  /** Hash of a referral link that was scanned or opened (R2.21). */
  readonly referral: string | null;
}

export function parseFormAddress(parameters: URLSearchParams): FormAddress {
  const referral = parameters.get('referral');
  return {
    post: parameters.get('post'),
    lead: parameters.get('lead'),
    referral: referral !== null && isReferralHash(referral) ? referral : null,
  };
}

/** Shows what became of an application, also after a reload. */
export const outcomeHref = (mergelead: string): string =>
  `${hrefs.inviteForm()}?${new URLSearchParams({ lead: mergelead })}`;
