/** Coins for a birthday (R1.3). */
export const BIRTHDAY_GIFT = 500;

/** Coins for a friend who registered by the link and was admitted (FRIEND). */
export const REGISTRATION_REWARD = 100;

/**
 * Keys of rewards that a member gets once: the ledger accepts one operation for a member and key.
 */
export const rewardKey = {
  /** Once for each programme project that the member joins (R1.3). */
  welcome: (projectId: number) => `WELCOME:${projectId}`,
  /** Once a calendar year, even when the birth date changes in between. */
  birthday: (year: number) => `BIRTHDAY:${year}`,
  registration: (invitationId: number) => `FRIEND:${invitationId}`,
  payment: (invitationId: number) => `ACADEM_ORDER:${invitationId}`,
} as const;
