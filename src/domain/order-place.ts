/** Where the member wants a product to go; services and events go nowhere. */
export type WishedPlace =
  { readonly kind: 'none' } | { readonly kind: 'pickup' | 'delivery'; readonly address: string };

/** In the programme's language whatever the member's is, for staff reads it. */
const PLACES = { pickup: 'Самовывоз', delivery: 'Доставка' } as const;
const BETWEEN = ': ';

/** An order's description: the place that the member wants, for staff to read (R2.17). */
export function writePlace(place: WishedPlace): string {
  if (place.kind === 'none') return '';
  const parts = [PLACES[place.kind], place.address.trim()];
  return parts.filter((part) => part !== '').join(BETWEEN);
}

/** The place that a description says; none for one that was written otherwise. */
export function readPlace(description: string): WishedPlace {
  for (const kind of ['pickup', 'delivery'] as const) {
    const name = PLACES[kind];
    if (description === name) return { kind, address: '' };
    if (description.startsWith(name + BETWEEN)) {
      return { kind, address: description.slice(name.length + BETWEEN.length) };
    }
  }
  return { kind: 'none' };
}

/** Whether a courier carries the order to an address, so that it never waits at the desk. */
export const goesToAddress = (order: { readonly description: string }): boolean =>
  readPlace(order.description).kind === 'delivery';
