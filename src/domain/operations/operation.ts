import { hasShape, isMissingOr, isNumber, isText, type Checked } from '../shape.ts';
import { isLocalText } from '../text/text.ts';

/** Types of operations by xml id (R3.3). */
export const OPERATION_TYPES = [
  'FRIEND',
  'ACADEM_ORDER',
  'PAYMENT',
  'ORDER',
  'WELCOME',
  'DECREE',
  'BIRTHDAY',
  'CANCELLATION',
  'PARTNER',
  'CANCEL_ORDER',
  'QUOTE',
  'TRANSFER',
  'LINGVA_HOUSE',
] as const;
export type OperationType = (typeof OPERATION_TYPES)[number];

/** Those that staff may add; the others follow from an order, an invitation or a date (R11.2). */
export const STAFF_OPERATION_TYPES = [
  'PAYMENT',
  'DECREE',
  'CANCELLATION',
  'PARTNER',
  'QUOTE',
  'TRANSFER',
  'LINGVA_HOUSE',
] as const satisfies readonly OperationType[];

/** Whether a stored operation can be shown (R9.4). */
export const isOperation = hasShape({
  /** Increases with time, unique for the service. */
  id: isNumber,
  /** The operation type's id, as the dictionary lists it. */
  operationId: isNumber,
  /** The xml id; unknown types are kept unchanged. */
  type: isText,
  /** Coins; negative for a charge. */
  amount: isNumber,
  /** ISO date-time. */
  date: isText,
  comment: isText,
  /** The comment in both languages; absent where a person wrote it, and from earlier services. */
  localComment: isMissingOr(isLocalText),
  /** The order that it charges or pays back; absent for other operations, and from earlier services. */
  orderId: isMissingOr(isNumber),
});
/** A line of the append-only ledger of coins (R3.3). */
export type Operation = Checked<typeof isOperation>;

/** An item of the dictionary LoyaltyOperationsInfo (R3.3). */
export interface OperationInfo {
  readonly xmlId: string;
  readonly ids: readonly number[];
}

/** The type of an operation: the dictionary's for its id (R7.9), else its own. */
export const typeOf = (
  { operationId, type }: Pick<Operation, 'operationId' | 'type'>,
  dictionary: readonly OperationInfo[],
): string => dictionary.find(({ ids }) => ids.includes(operationId))?.xmlId ?? type;

/** The operations with the dictionary's types. */
export const withTypes = (
  operations: readonly Operation[],
  dictionary: readonly OperationInfo[],
): Operation[] => operations.map((one) => ({ ...one, type: typeOf(one, dictionary) }));

/** A type that this build knows, or `other`. */
export type OperationKind = OperationType | 'other';

const isType = (type: string): type is OperationType =>
  OPERATION_TYPES.some((known) => known === type);

/** The kind that decides an operation's name, icon and statistics (R2.12, R2.14). */
export const operationKind = (type: string): OperationKind => (isType(type) ? type : 'other');

export const OPERATION_KINDS: readonly OperationKind[] = [...OPERATION_TYPES, 'other'];
