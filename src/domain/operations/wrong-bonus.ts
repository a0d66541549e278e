/**
 * Whether the wrong-bonus dialog may be shown: never (R2.31). A rule for wrong bonuses would go
 * here.
 */
export const mayShowWrongBonus = (): boolean => false;
