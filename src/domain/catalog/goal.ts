/** The catalog item that a member saves coins for (R2.13). */
export interface Goal {
  /** An item of the catalog. */
  readonly prodId: number;
  /** ISO date-time. */
  readonly savedAt: string;
}

/** Coins missing to the price; 0 when the balance is enough. */
export const missingCoins = (price: number, balance: number): number =>
  Math.max(0, price - balance);

/** Saved part of a price in whole per cent; 100 only when no coins are missing. */
export const savedPercent = (price: number, balance: number): number =>
  missingCoins(price, balance) === 0 ? 100 : Math.floor((Math.max(0, balance) / price) * 100);
