import { proxy } from 'valtio';

/** What is known about the owner whose area is viewed (R6.3). */
export interface OwnerArea {
  /** The service has neither a contact, nor a client record, nor a card under the e-mail. */
  isUnknown: boolean;
}

export const ownerArea = proxy<OwnerArea>({ isUnknown: false });
