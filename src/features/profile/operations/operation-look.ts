import { OPERATION_TYPES, type OperationType } from '#src/domain/operation.ts';
import type { IconName } from '#src/ui/base/Icon/icons.ts';

const ICONS: Readonly<Record<OperationType, IconName>> = {
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
};

const isKnown = (type: string): type is OperationType =>
  OPERATION_TYPES.some((known) => known === type);

/** The type's key in the texts and its icon; a type unknown to this build has the general ones (R2.12). */
export const operationLook = (
  type: string,
): { readonly name: OperationType | 'other'; readonly icon: IconName } =>
  isKnown(type) ? { name: type, icon: ICONS[type] } : { name: 'other', icon: 'coins' };
