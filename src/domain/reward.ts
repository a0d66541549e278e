/** Coins for a birthday (specification §9, R1.3). */
export const BIRTHDAY_GIFT = 500;

/** Coins for a friend whom the admissions office took on after the registration by the link (FRIEND). */
export const REGISTRATION_REWARD = 100;

/**
 * Names of rewards that a member gets once (threat T12): of two operations of a member with the same
 * name the ledger takes one.
 */
export const rewardKey = {
  /** Once for each programme project that the member joins (R1.3). */
  welcome: (projectId: number) => `WELCOME:${projectId}`,
  /** Once in a calendar year, whatever birth date the record has by then. */
  birthday: (year: number) => `BIRTHDAY:${year}`,
  registration: (invitationId: number) => `FRIEND:${invitationId}`,
  payment: (invitationId: number) => `ACADEM_ORDER:${invitationId}`,
} as const;
