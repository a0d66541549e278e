import type { OperationKind } from '#src/domain/operations/operation.ts';
import type { IconName } from '#src/ui/base/Icon/icons.ts';

/** Icon of each kind of operation. */
export const OPERATION_ICONS: Readonly<Record<OperationKind, IconName>> = {
  FRIEND: 'user-plus',
  ACADEM_ORDER: 'handshake',
  PAYMENT: 'graduation-cap',
  ORDER: 'shopping-bag',
  WELCOME: 'party-popper',
  DECREE: 'file-text',
  BIRTHDAY: 'cake',
  CANCELLATION: 'ban',
  PARTNER: 'briefcase',
  CANCEL_ORDER: 'undo-2',
  QUOTE: 'percent',
  TRANSFER: 'wallet',
  LINGVA_HOUSE: 'languages',
  other: 'coins',
};
