/** Texts of the screens of this area. */
export const education = {} as const;
