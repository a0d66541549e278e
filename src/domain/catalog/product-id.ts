/** Product ids that the service accepts. */
const PRODUCT_ID = /^[1-9]\d{0,8}$/;

/** Parses the id of the address /catalog/{id} (R2.17); null when it is not an id. */
export const parseProductId = (text: string): number | null =>
  PRODUCT_ID.test(text) ? Number(text) : null;
