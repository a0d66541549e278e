/** Texts of the screens of this area. */
export const addresses = {} as const;
