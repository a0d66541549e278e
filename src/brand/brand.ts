/**
 * The differences between the programme's brands, as data (R1.1): no code depends on a brand's name. How people
 * reach the institution is its own data: `Contacts`.
 */
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
  /** Lander's land parameter (R7.32). */
  readonly landerCode: string;
  readonly lessons: number;
  readonly productView: 'page' | 'modal';
  readonly hasEvents: boolean;
  /** Colours of the browser's own surfaces (manifest and theme-color). */
  readonly themeColor: { readonly light: string; readonly dark: string };
}

export type BrandName = 'synergy' | 'mti' | 'mosap' | 'people';
