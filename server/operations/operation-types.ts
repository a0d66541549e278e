import { OPERATION_TYPES } from '#src/domain/operations/operation.ts';

/** The id of a type that the dictionary does not list. */
const UNLISTED = 999;

/** The dictionary LoyaltyOperationsInfo (R7.9). */
export const OPERATIONS_DICTIONARY = OPERATION_TYPES.map((xmlId, index) => ({
  xmlId,
  ids: [index + 1],
}));

/** The dictionary's id of an operation type. */
export const operationIdOf = (type: string): number =>
  OPERATIONS_DICTIONARY.find((info) => info.xmlId === type)?.ids[0] ?? UNLISTED;
