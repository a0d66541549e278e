/** A contract of the member with an institution (specification §3). */
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

/** What the CRM contact, the referral figures and the token's claims say of the member (R3.2). */
export interface UserInfo {
  /** The unique id that the member can tell to support; null while the CRM does not know the member. */
  readonly id: number | null;
  readonly userEmail: string;
  readonly fullName: string;
  readonly firstName: string;
  readonly lastName: string;
  /** Coins; null while they are not known, which is not the same as none. */
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
  /** Friends who registered by the link, and friends who paid. */
  readonly refRegistrations: number;
  readonly refPayments: number;
}

/** A student is a member with a deal in stage WON (R4.2). */
export const isStudent = (deals: readonly Deal[]): boolean =>
  deals.some((deal) => deal.stageId === 'WON');

/** Deals to show: with a document number and of the given project (R4.2). */
export const visibleDeals = (deals: readonly Deal[], projectId: number): readonly Deal[] =>
  deals.filter(
    (deal) => deal.docNum !== null && deal.docNum !== '' && deal.partnerId === projectId,
  );
