const STOPS = 100;
const ROUND = [1, 2, 5, 10];

/** Coins between two stops of the price slider: a round amount, with about a hundred stops in all. */
export function priceStep(cheapest: number, dearest: number): number {
  const exact = Math.max(1, (dearest - cheapest) / STOPS);
  const magnitude = 10 ** Math.floor(Math.log10(exact));
  return magnitude * (ROUND.find((factor) => factor * magnitude >= exact) ?? 10);
}
