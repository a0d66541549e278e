/** Headers of every service request (introduction to R7, R6.2), in lower case. */
export const REQUEST_ID_HEADER = 'x-request-id';
export const SOURCE_HEADER = 'x-source-lp';
/** The coins that the member confirmed for an order (R7.31). */
export const EXPECTED_AMOUNT_HEADER = 'x-expected-amount';

/** Origin of a request: the member, or staff in the owner view (R6.2). */
export const SOURCE = { client: 'personalAreaClientLP', partner: 'personalAreaPartnerLP' } as const;
