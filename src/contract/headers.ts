/** Headers that every service call carries (specification §7, R6.2). Names in lower case. */
export const REQUEST_ID_HEADER = 'x-request-id';
export const SOURCE_HEADER = 'x-source-lp';
/** The coins that the member confirmed for an order (R7.31). */
export const EXPECTED_AMOUNT_HEADER = 'x-expected-amount';

/** Who looks: the member, or staff at an owner's area (specification §6). */
export const SOURCE = { client: 'personalAreaClientLP', partner: 'personalAreaPartnerLP' } as const;
