/** The differences between the programme's brands, as data (R1.1): no code depends on a brand's name. */
export interface Brand {
  readonly name: BrandName;
  /** The programme's project id; deals of other projects are hidden. */
  readonly projectId: number;
  readonly title: string;
  readonly shortTitle: string;
  /** Which noun the brand uses for coins (R1.2). */
  readonly currency: 'token' | 'coin';
  /** Coins credited after registration (R1.3). */
  readonly welcomeBonus: number;
  /** Origin of referral links (R3.8). */
  readonly inviteOrigin: string;
  /** Lander's land parameter (R7.32). */
  readonly landerCode: string;
  /** Origin of the programme's own area, as HEAD /v2/api names it (R4.10). */
  readonly programmeOrigin: string;
  /** Host names of the brand. */
  readonly hosts: readonly string[];
  /** As the brand writes them; the mobile one stands where a member has no manager (R2.31). */
  readonly supportPhones: { readonly tollFree: string; readonly mobile: string };
  /** Address of the privacy policy, on this origin or the institution's site (R7.29). */
  readonly privacyPage: string;
  readonly supportEmail: string;
  readonly socials: readonly { readonly name: string; readonly url: string }[];
  readonly chatUrl: string;
  readonly lessons: number;
  readonly productView: 'page' | 'modal';
  readonly hasEvents: boolean;
  /** Colours of the browser's own surfaces (manifest and theme-color). */
  readonly themeColor: { readonly light: string; readonly dark: string };
}

export type BrandName = 'synergy' | 'mti' | 'mosap' | 'people';
