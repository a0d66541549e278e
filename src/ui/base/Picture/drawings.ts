import type { ComponentType } from 'react';
import { BellPicture } from './drawings/BellPicture.tsx';
import { BlockedPicture } from './drawings/BlockedPicture.tsx';
import { BrokenPicture } from './drawings/BrokenPicture.tsx';
import { CardPicture } from './drawings/CardPicture.tsx';
import { DoorPicture } from './drawings/DoorPicture.tsx';
import { FriendsPicture } from './drawings/FriendsPicture.tsx';
import { LedgerPicture } from './drawings/LedgerPicture.tsx';
import { LostPicture } from './drawings/LostPicture.tsx';
import { NoResponsePicture } from './drawings/NoResponsePicture.tsx';
import { OfflinePicture } from './drawings/OfflinePicture.tsx';
import { ParcelPicture } from './drawings/ParcelPicture.tsx';
import { SentPicture } from './drawings/SentPicture.tsx';
import { SoonPicture } from './drawings/SoonPicture.tsx';
import { WorksPicture } from './drawings/WorksPicture.tsx';
import type { PictureName } from './Picture.tsx';

/** All drawings: one file, loaded with the first of them. */
export const DRAWINGS: Readonly<Record<PictureName, ComponentType>> = {
  bell: BellPicture,
  blocked: BlockedPicture,
  broken: BrokenPicture,
  card: CardPicture,
  door: DoorPicture,
  friends: FriendsPicture,
  ledger: LedgerPicture,
  lost: LostPicture,
  noResponse: NoResponsePicture,
  offline: OfflinePicture,
  parcel: ParcelPicture,
  sent: SentPicture,
  soon: SoonPicture,
  works: WorksPicture,
};
