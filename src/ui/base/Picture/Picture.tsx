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

/** The ways to the drawings are no part of the first screen either, which shows none. */
const drawing = (name: PictureName) =>
  lazy(() =>
    import('./load-drawing.ts')
      .then(({ loadDrawing }) => loadDrawing(name))
      .then(
        (loaded) => ({ default: loaded }),
        () => ({ default: Nothing }),
      ),
  );

const DRAWINGS: Readonly<Record<PictureName, ComponentType>> = {
  blocked: drawing('blocked'),
  broken: drawing('broken'),
  door: drawing('door'),
  ledger: drawing('ledger'),
  lost: drawing('lost'),
  noAnswer: drawing('noAnswer'),
  offline: drawing('offline'),
  parcel: drawing('parcel'),
  soon: drawing('soon'),
  works: drawing('works'),
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
