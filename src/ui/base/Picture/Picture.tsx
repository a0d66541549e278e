import { lazy, Suspense, type ComponentType } from 'react';

export type PictureName =
  | 'blocked'
  | 'broken'
  | 'door'
  | 'ledger'
  | 'lost'
  | 'noAnswer'
  | 'offline'
  | 'parcel'
  | 'soon'
  | 'works';

/** A drawing is decoration: where its chunk cannot be had, its place stays empty and nothing fails. */
const Nothing: ComponentType = () => null;

const drawing = (load: () => Promise<ComponentType>) =>
  lazy(() =>
    load().then(
      (loaded) => ({ default: loaded }),
      () => ({ default: Nothing }),
    ),
  );

/** Loaded when first shown: a person who meets no such state downloads none of them. */
const DRAWINGS: Readonly<Record<PictureName, ComponentType>> = {
  blocked: drawing(async () => (await import('./drawings/BlockedPicture.tsx')).BlockedPicture),
  broken: drawing(async () => (await import('./drawings/BrokenPicture.tsx')).BrokenPicture),
  door: drawing(async () => (await import('./drawings/DoorPicture.tsx')).DoorPicture),
  ledger: drawing(async () => (await import('./drawings/LedgerPicture.tsx')).LedgerPicture),
  lost: drawing(async () => (await import('./drawings/LostPicture.tsx')).LostPicture),
  noAnswer: drawing(async () => (await import('./drawings/NoAnswerPicture.tsx')).NoAnswerPicture),
  offline: drawing(async () => (await import('./drawings/OfflinePicture.tsx')).OfflinePicture),
  parcel: drawing(async () => (await import('./drawings/ParcelPicture.tsx')).ParcelPicture),
  soon: drawing(async () => (await import('./drawings/SoonPicture.tsx')).SoonPicture),
  works: drawing(async () => (await import('./drawings/WorksPicture.tsx')).WorksPicture),
};

/** The drawing of an empty, failed or blocked state, in the brand's tones. */
export function Picture({ name }: { name: PictureName }) {
  const Drawing = DRAWINGS[name];
  return (
    <Suspense>
      <Drawing />
    </Suspense>
  );
}
