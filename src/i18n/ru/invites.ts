/** Texts of the screens of this area. */
export const invites = {} as const;
