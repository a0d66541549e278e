/** Texts of the screens of this area. */
export const rating = {} as const;
