import type { ComponentType } from 'react';
import { loadable, useLoaded, type Loadable } from '../Loadable/loadable.ts';

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

/** Drawings are decorative: when their file cannot be loaded, the space stays empty and nothing fails. */
const EmptyDrawing: ComponentType = () => null;

const drawing = (name: PictureName) =>
  loadable(() =>
    import('./drawings.ts').then(
      ({ DRAWINGS }) => DRAWINGS[name],
      () => EmptyDrawing,
    ),
  );

const FILES: Readonly<Record<PictureName, Loadable>> = {
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
  const draw = useLoaded(FILES[name]);
  return draw?.({});
}
