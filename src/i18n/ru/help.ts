/** Texts of the screens of this area. */
export const help = {} as const;
