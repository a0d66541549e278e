/**
 * Why a hand-out that a desk reports does not count: the order has another one, was cancelled, or was not there, or the
 * device was withdrawn.
 */
export const HAND_OUT_PROBLEMS = ['REPEATED', 'CANCELLED', 'NOT_READY', 'WITHDRAWN'] as const;
export type HandOutProblem = (typeof HAND_OUT_PROBLEMS)[number];
