/** Stock below this is worth a warning (R2.17). */
const LOW_STOCK_BELOW = 4;

/** Whether the remaining stock is small enough for a warning. */
export const isLowStock = (stock: number): boolean => stock > 0 && stock < LOW_STOCK_BELOW;
