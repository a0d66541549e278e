/** Why a hand-out that a desk reports does not count: the order has another one, was cancelled, or was not there. */
export const HAND_OUT_PROBLEMS = ['REPEATED', 'CANCELLED', 'NOT_READY'] as const;
export type HandOutProblem = (typeof HAND_OUT_PROBLEMS)[number];
