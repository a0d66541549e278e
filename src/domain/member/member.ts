import { hasShape, isFlag, isListOf, isNullOr, isNumber, isText, type Checked } from '../shape.ts';

const isDeal = hasShape({
  id: isNumber,
  docNum: isNullOr(isText),
  /** The programme's project id (R1.1). */
  partnerId: isNumber,
  stageId: isText,
});
/** A contract of the member with an institution (R3.3). */
export type Deal = Checked<typeof isDeal>;

const isManager = hasShape({
  id: isNumber,
  name: isText,
  phone: isNullOr(isText),
  email: isNullOr(isText),
});
export type Manager = Checked<typeof isManager>;

/**
 * Whether a stored record can be shown: a device may hold a damaged one, which is then fetched again (R9.4).
 */
export const isUserInfo = hasShape({
  /** The id that the member gives to support; null while the CRM has no contact. */
  id: isNullOr(isNumber),
  userEmail: isText,
  fullName: isText,
  firstName: isText,
  lastName: isText,
  /** Coins; null while unknown, which differs from 0. */
  balance: isNullOr(isNumber),
  phones: isListOf(isText),
  verifiedPhone: isNullOr(isText),
  statusId: isNullOr(isNumber),
  statusName: isNullOr(isText),
  paStatusName: isNullOr(isText),
  updatedCondition: isFlag,
  imgUrl: isNullOr(isText),
  partnerId: isNullOr(isNumber),
  bitrixId: isNullOr(isNumber),
  partners: isListOf(isNumber),
  hasWin: isFlag,
  deals: isListOf(isDeal),
  manager: isNullOr(isManager),
  /** Friends who registered through the link, and friends who paid. */
  refRegistrations: isNumber,
  refPayments: isNumber,
});
/** The member's data from the CRM contact, the referral numbers and the token's claims (R3.2). */
export type UserInfo = Checked<typeof isUserInfo>;

/** The stage of a paid contract, as the CRM names it. */
export const PAID_STAGE = 'WON';

/** Whether a member is a student: has a deal in stage WON (R4.2). */
export const isStudent = (deals: readonly Deal[]): boolean =>
  deals.some((deal) => deal.stageId === PAID_STAGE);

/** The deals shown to the member: those of the project that have a document number (R4.2). */
export const visibleDeals = (deals: readonly Deal[], projectId: number): readonly Deal[] =>
  deals.filter(
    (deal) => deal.docNum !== null && deal.docNum !== '' && deal.partnerId === projectId,
  );
