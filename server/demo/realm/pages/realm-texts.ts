import type { Brand } from '#src/brand/brand.ts';

/** The texts of the provider's pages in one language (R1.8). */
export interface Texts {
  readonly languageName: string;
  readonly chooseLanguage: string;
  readonly signIn: string;
  readonly lead: Readonly<Record<Brand['currency'], string>>;
  readonly email: string;
  readonly password: string;
  readonly showPassword: string;
  readonly submit: string;
  readonly empty: string;
  readonly wrong: string;
  readonly tooLong: string;
  readonly limited: (minutes: number) => string;
  readonly help: string;
  readonly demoAccounts: string;
  readonly expired: string;
  readonly expiredMore: string;
  readonly failed: string;
  readonly failedMore: string;
  readonly toApp: string;
  readonly signOut: string;
  readonly signOutQuestion: string;
  readonly signOutMore: string;
  readonly stay: string;
  readonly signedOut: string;
  readonly signedOutMore: string;
  readonly signInAgain: string;
}
