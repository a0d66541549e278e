/** Pieces from which on the shelf no longer looks nearly empty (R2.17). */
const ENOUGH = 4;

/** Whether so few pieces are left that it is worth saying. */
export const isNearlyGone = (stock: number): boolean => stock > 0 && stock < ENOUGH;
