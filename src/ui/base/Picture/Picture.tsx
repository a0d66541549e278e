import { lazy, Suspense, type ComponentType } from 'react';

export type PictureName =
  | 'bell'
  | 'blocked'
  | 'broken'
  | 'card'
  | 'door'
  | 'friends'
  | 'ledger'
  | 'lost'
  | 'noResponse'
  | 'offline'
  | 'parcel'
  | 'sent'
  | 'soon'
  | 'works';

/** Drawings are decorative: when a chunk cannot be loaded, the space stays empty and nothing fails. */
const EmptyDrawing: ComponentType = () => null;

/** Even the list of imports is lazy, because the first screen shows no drawing. */
const drawing = (name: PictureName) =>
  lazy(() =>
    import('./load-drawing.ts')
      .then(({ loadDrawing }) => loadDrawing(name))
      .then(
        (loaded) => ({ default: loaded }),
        () => ({ default: EmptyDrawing }),
      ),
  );

const DRAWINGS: Readonly<Record<PictureName, ComponentType>> = {
  bell: drawing('bell'),
  blocked: drawing('blocked'),
  broken: drawing('broken'),
  card: drawing('card'),
  door: drawing('door'),
  friends: drawing('friends'),
  ledger: drawing('ledger'),
  lost: drawing('lost'),
  noResponse: drawing('noResponse'),
  offline: drawing('offline'),
  parcel: drawing('parcel'),
  sent: drawing('sent'),
  soon: drawing('soon'),
  works: drawing('works'),
};

/** The drawing of an empty, failed or blocked state, in the brand's colours. */
export function Picture({ name }: { name: PictureName }) {
  const Drawing = DRAWINGS[name];
  return (
    <Suspense>
      <Drawing />
    </Suspense>
  );
}
