/** Texts of the screens of this area. */
export const card = {} as const;
