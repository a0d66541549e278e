import { proxy } from 'valtio';

/** What is known about the owner whose area is viewed (R6.3). */
export interface OwnerArea {
  /** The service has neither a contact, nor a client record, nor a card under the e-mail. */
  isUnknown: boolean;
  /** Names the owner in every address; null until it is known. */
  reference: string | null;
}

export const ownerArea = proxy<OwnerArea>({ isUnknown: false, reference: null });
