/** The noun of the programme's coins: the brand's choice (R1.2). */
export type Currency = 'token' | 'coin';

let currency: Currency = 'token';

export const currentCurrency = (): Currency => currency;

/** Set once at the start, from the brand. */
export function setCurrency(value: Currency): void {
  currency = value;
}
