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

/** Drawings are decorative: the state that they illustrate is whole without them. */
const drawing = (name: PictureName) =>
  loadable(async () => (await import('./drawings.ts')).DRAWINGS[name], 'optional');

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
