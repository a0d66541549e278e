/**
 * Whether the wrong-bonus dialog may be shown: never, because specification §2 keeps it off. A rule for
 * wrong bonuses would go here.
 */
export const mayShowWrongBonus = (): boolean => false;
