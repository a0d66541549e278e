import { hasShape, isFlag, isListOf, isNullOr, isNumber, isText } from '../shape.ts';

/** A contract of the member with an institution (R3.3). */
export interface Deal {
  readonly id: number;
  readonly docNum: string | null;
  /** The programme's project id (R1.1). */
  readonly partnerId: number;
  readonly stageId: string;
}

export interface Manager {
  readonly id: number;
  readonly name: string;
  readonly phone: string | null;
  readonly email: string | null;
}

/** The member's data from the CRM contact, the referral numbers and the token's claims (R3.2). */
export interface UserInfo {
  /** The id that the member gives to support; null while the CRM has no contact. */
  readonly id: number | null;
  readonly userEmail: string;
  readonly fullName: string;
  readonly firstName: string;
  readonly lastName: string;
  /** Coins; null while unknown, which differs from 0. */
  readonly balance: number | null;
  readonly phones: readonly string[];
  readonly verifiedPhone: string | null;
  readonly statusId: number | null;
  readonly statusName: string | null;
  readonly paStatusName: string | null;
  readonly updatedCondition: boolean;
  readonly imgUrl: string | null;
  readonly partnerId: number | null;
  readonly bitrixId: number | null;
  readonly partners: readonly number[];
  readonly hasWin: boolean;
  readonly deals: readonly Deal[];
  readonly manager: Manager | null;
  /** Friends who registered through the link, and friends who paid. */
  readonly refRegistrations: number;
  readonly refPayments: number;
}

/**
 * Whether a stored record can be shown: a device may hold a damaged one, which is then fetched again (R9.4).
 */
export const isUserInfo = hasShape<UserInfo>({
  id: isNullOr(isNumber),
  userEmail: isText,
  fullName: isText,
  firstName: isText,
  lastName: isText,
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
  deals: isListOf(
    hasShape<Deal>({
      id: isNumber,
      docNum: isNullOr(isText),
      partnerId: isNumber,
      stageId: isText,
    }),
  ),
  manager: isNullOr(
    hasShape<Manager>({
      id: isNumber,
      name: isText,
      phone: isNullOr(isText),
      email: isNullOr(isText),
    }),
  ),
  refRegistrations: isNumber,
  refPayments: isNumber,
});

/** Whether a member is a student: has a deal in stage WON (R4.2). */
export const isStudent = (deals: readonly Deal[]): boolean =>
  deals.some((deal) => deal.stageId === 'WON');

/** The deals shown to the member: those of the project that have a document number (R4.2). */
export const visibleDeals = (deals: readonly Deal[], projectId: number): readonly Deal[] =>
  deals.filter(
    (deal) => deal.docNum !== null && deal.docNum !== '' && deal.partnerId === projectId,
  );
