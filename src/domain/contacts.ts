/**
 * How people reach the institution behind a brand, and where it is on the web. Data of the institution (R11.1): a
 * production without them has none, and a screen leaves out what is missing.
 */
export interface Contacts {
  /** Toll-free number of the support, as the institution writes it. */
  readonly tollFree?: string | undefined;
  /** Mobile number of the support; stands where a member has no manager (R2.31). */
  readonly mobile?: string | undefined;
  /** Address of the support. */
  readonly email?: string | undefined;
  readonly socials: readonly { readonly name: string; readonly url: string }[];
  /** The chat with the managers. */
  readonly chatUrl?: string | undefined;
  /** Address of the privacy policy, on this origin or the institution's site (R7.29). */
  readonly privacyPage: string;
  /** Origin of referral links (R3.8). */
  readonly inviteOrigin?: string | undefined;
  /** Origin of the brand's area where another installation serves it (R4.10). */
  readonly areaOrigin?: string | undefined;
}

/** What an installation without contacts shows: the privacy policy that the service has itself. */
export const NO_CONTACTS: Contacts = { socials: [], privacyPage: '/site/lp/privacy-common/' };

/** The numbers of the support, the free one first. */
export const supportPhones = ({ tollFree, mobile }: Contacts): string[] =>
  [tollFree, mobile].filter((phone) => phone !== undefined);
