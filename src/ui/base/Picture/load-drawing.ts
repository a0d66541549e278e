import type { ComponentType } from 'react';
import type { PictureName } from './Picture.tsx';

const LOADERS: Readonly<Record<PictureName, () => Promise<ComponentType>>> = {
  bell: async () => (await import('./drawings/BellPicture.tsx')).BellPicture,
  blocked: async () => (await import('./drawings/BlockedPicture.tsx')).BlockedPicture,
  broken: async () => (await import('./drawings/BrokenPicture.tsx')).BrokenPicture,
  card: async () => (await import('./drawings/CardPicture.tsx')).CardPicture,
  door: async () => (await import('./drawings/DoorPicture.tsx')).DoorPicture,
  friends: async () => (await import('./drawings/FriendsPicture.tsx')).FriendsPicture,
  ledger: async () => (await import('./drawings/LedgerPicture.tsx')).LedgerPicture,
  lost: async () => (await import('./drawings/LostPicture.tsx')).LostPicture,
  noResponse: async () => (await import('./drawings/NoResponsePicture.tsx')).NoResponsePicture,
  offline: async () => (await import('./drawings/OfflinePicture.tsx')).OfflinePicture,
  parcel: async () => (await import('./drawings/ParcelPicture.tsx')).ParcelPicture,
  sent: async () => (await import('./drawings/SentPicture.tsx')).SentPicture,
  soon: async () => (await import('./drawings/SoonPicture.tsx')).SoonPicture,
  works: async () => (await import('./drawings/WorksPicture.tsx')).WorksPicture,
};

/** Loads one drawing, so that a person downloads only the states that occur. */
export const loadDrawing = (name: PictureName): Promise<ComponentType> => LOADERS[name]();
