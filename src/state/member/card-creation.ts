import { proxy } from 'valtio';

/** The progress of the automatic issue of a virtual card (R4.18). */
export interface CardCreation {
  process: boolean;
  failed: boolean;
  created: boolean;
}

export const cardCreation = proxy<CardCreation>({ process: false, failed: false, created: false });
