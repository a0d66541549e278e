/**
 * Whether the wrong-bonus dialog may be shown. Specification §2: its gate currently always answers no;
 * a rule for when a bonus counts as wrong would stand here.
 */
export const mayShowWrongBonus = (): boolean => false;
