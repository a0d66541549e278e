import type { LocalText } from '../text/text.ts';
import type { PickupPlace } from './pickup-place.ts';

/** Where the member wants a product delivered; services and events have no place. */
export type DeliveryPlace =
  | { readonly kind: 'none' }
  | { readonly kind: 'pickup' | 'delivery'; readonly address: string };

/** In the programme's language whatever the member's is, because staff reads it. */
const PLACES = { pickup: 'Самовывоз', delivery: 'Доставка' } as const;
const SEPARATOR = ': ';

/** An order's description: the place that the member wants, for staff to read (R2.26). */
export function writePlace(place: DeliveryPlace): string {
  if (place.kind === 'none') return '';
  const parts = [PLACES[place.kind], place.address.trim()];
  return parts.filter((part) => part !== '').join(SEPARATOR);
}

/** The place that a description names; none for a description in another form. */
export function readPlace(description: string): DeliveryPlace {
  for (const kind of ['pickup', 'delivery'] as const) {
    const name = PLACES[kind];
    if (description === name) return { kind, address: '' };
    if (description.startsWith(name + SEPARATOR)) {
      return { kind, address: description.slice(name.length + SEPARATOR.length) };
    }
  }
  return { kind: 'none' };
}

interface PlacedOrder {
  readonly description: string;
  readonly pickup?: PickupPlace | null | undefined;
}

/** The place where the member receives an order, by language; '' when it is not known. */
export function placeNameOf({ description, pickup }: PlacedOrder): LocalText {
  if (pickup) return pickup.place;
  const place = readPlace(description);
  const address = place.kind === 'none' ? '' : place.address;
  return { ru: address, uz: address };
}

/** Whether a courier brings the order to an address, so that it never waits at the desk. */
export const goesToAddress = (order: { readonly description: string }): boolean =>
  readPlace(order.description).kind === 'delivery';
