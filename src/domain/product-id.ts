/** What the service takes for the id of a product. */
const PRODUCT_ID = /^[1-9]\d{0,8}$/;

/** Reads the id of the address /catalog/{id} (R2.17); null for what is no id. */
export const parseProductId = (text: string): number | null =>
  PRODUCT_ID.test(text) ? Number(text) : null;
