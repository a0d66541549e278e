import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  changeOf,
  findSameAddress,
  joinChanges,
  mergeAddresses,
  offeredAddresses,
  reachedLimit,
  type AddressChangePost,
  type AddressPost,
  type NewAddressPost,
} from '#src/domain/addresses/address-list.ts';
import { isSameAddress, lacksHouse, tidyAddress } from '#src/domain/addresses/address-text.ts';
import { DELIVERY_NOTE_LIMITS, type DeliveryNote } from '#src/domain/orders/delivery-note.ts';
import type { PostState } from '#src/domain/outbox/outbox-post.ts';

const note = (id: number, fields: Partial<DeliveryNote> = {}): DeliveryNote => ({
  id,
  kind: 'delivery',
  address: `Казань, улица Баумана, ${id}`,
  comment: '',
  active: true,
  isDefault: false,
  updatedAt: '2026-03-01T00:00:00.000Z',
  ...fields,
});

let lastPost = 0;
const post = (state: PostState, attempts = state === 'waiting' ? 0 : 1) => ({
  requestId: `request-${(lastPost += 1)}`,
  subject: 'anna',
  state,
  createdAt: lastPost,
  sentAt: null,
  attempts,
  refusal: null,
});
const added = (
  body: Partial<NewAddressPost['body']> = {},
  state: PostState = 'waiting',
  attempts?: number,
): NewAddressPost => ({
  ...post(state, attempts),
  kind: 'address',
  body: { kind: 'delivery', address: 'Тула', comment: '', isDefault: false, ...body },
});
const changed = (
  id: number,
  change: AddressChangePost['body']['change'],
  state: PostState = 'waiting',
): AddressChangePost => ({ ...post(state), kind: 'addressChange', body: { id, change } });

const merged = (notes: readonly DeliveryNote[], ...posts: readonly AddressPost[]) =>
  mergeAddresses(notes, posts).map(({ address, isDefault }) =>
    isDefault ? `*${address}` : address,
  );

test('[R2.26] the default address comes first, then the others in the order in which they were added', () => {
  expect(merged([note(3), note(1), note(2, { isDefault: true })])).toEqual([
    '*Казань, улица Баумана, 2',
    'Казань, улица Баумана, 1',
    'Казань, улица Баумана, 3',
  ]);
});

test('[R9.10] waiting changes are shown as done: new addresses last, a new default first, a change of a change with both', () => {
  expect(
    merged(
      [note(1, { isDefault: true }), note(2)],
      added({ address: 'Тула' }),
      added({ address: 'Орёл', isDefault: true }),
      changed(2, { address: 'Пермь' }),
      changed(2, { comment: 'после шести' }),
    ),
  ).toEqual(['*Орёл', 'Казань, улица Баумана, 1', 'Пермь', 'Тула']);
  const [, second] = mergeAddresses(
    [note(1), note(2)],
    [changed(2, { address: 'Пермь' }), changed(2, { comment: 'после шести' })],
  );
  expect(second).toMatchObject({ address: 'Пермь', comment: 'после шести' });
  expect(second?.posts).toHaveLength(2);
});

test('[R2.26] a hidden address is no default one, and is not offered when ordering', () => {
  const list = mergeAddresses(
    [note(1, { isDefault: true }), note(2)],
    [changed(1, { active: false }), added()],
  );
  expect(list.map(({ isDefault }) => isDefault)).toEqual([false, false, false]);
  expect(offeredAddresses(list)).toEqual([note(2)]);
});

test('[R9.10] a refused change leaves the address as it was and stays with it; a refused new address is no address', () => {
  const change = changed(1, { address: '', isDefault: true }, 'refused');
  const list = mergeAddresses(
    [note(1), note(2, { isDefault: true })],
    [change, added({ isDefault: true }, 'refused')],
  );
  expect(list).toHaveLength(2);
  expect(list[0]).toMatchObject({ id: 2, isDefault: true });
  expect(list[1]).toMatchObject({ address: note(1).address, posts: [change] });
});

test('[R9.10] an address whose response was lost is shown once when a refresh has brought it', () => {
  const lost = added({ address: 'казань,  улица баумана, 1' }, 'waiting', 1);
  expect(merged([note(1)], lost)).toHaveLength(1);
  expect(merged([], lost)).toHaveLength(1);
  expect(merged([note(1)], added({}, 'sent'))).toHaveLength(1);
});

test('[R9.10] an address that was never sent, is of another kind or another place is shown beside the stored one', () => {
  const same = { address: note(1).address };
  expect(merged([note(1)], added(same))).toHaveLength(2);
  expect(merged([note(1)], added({ ...same, kind: 'pickup' }, 'waiting', 1))).toHaveLength(2);
  expect(merged([note(1)], added({}, 'waiting', 1))).toHaveLength(2);
  expect(merged([], added(same, 'waiting', 1), added(same, 'waiting', 1))).toHaveLength(2);
});

test('[R9.10] an address has the posts that wait or were refused, and no sent one', () => {
  const waiting = added();
  expect(mergeAddresses([], [waiting])).toMatchObject([{ posts: [waiting] }]);
  const sent = changed(1, { comment: 'код 7' }, 'sent');
  expect(mergeAddresses([note(1)], [sent])).toEqual([{ ...note(1), key: '1', posts: [] }]);
});

test('[R9.10] of several changes of an address the latest counts, in whatever order they are read', () => {
  const posts = [changed(1, { comment: 'после шести' }), changed(1, { comment: 'код 7' })];
  for (const read of [posts, posts.toReversed()]) {
    expect(mergeAddresses([note(1)], read)).toMatchObject([{ comment: 'код 7', posts }]);
  }
});

const aNote = fc.record({
  kind: fc.constantFrom('delivery' as const, 'pickup' as const),
  active: fc.boolean(),
});
const aChange = fc.record(
  { active: fc.boolean(), isDefault: fc.boolean(), comment: fc.string() },
  { requiredKeys: [] },
);
const aState = fc.constantFrom<PostState>('waiting', 'sending', 'refused', 'sent');

test('[R2.26] whatever changes wait, at most one address is the default one, it is active, and no stored one is lost', () => {
  fc.assert(
    fc.property(
      fc.array(aNote, { maxLength: 6 }),
      fc.array(fc.tuple(fc.nat(7), aChange, aState), { maxLength: 8 }),
      fc.array(fc.tuple(fc.boolean(), aState), { maxLength: 4 }),
      (fields, changes, news) => {
        const notes = fields.map((one, index) => note(index, one));
        const posts = [
          ...changes.map(([id, change, state]) =>
            // The service refuses a hidden default, and no button offers it.
            changed(id, change.isDefault ? { ...change, active: true } : change, state),
          ),
          ...news.map(([isDefault, state]) => added({ isDefault }, state)),
        ];
        const list = mergeAddresses(notes, posts);
        const defaults = list.filter(({ isDefault }) => isDefault);
        expect(defaults.length).toBeLessThanOrEqual(1);
        expect(defaults.every(({ active }) => active)).toBe(true);
        expect(new Set(list.map(({ key }) => key)).size).toBe(list.length);
        for (const { id } of notes) expect(list.some((entry) => entry.id === id)).toBe(true);
        if (defaults[0]) expect(list[0]).toBe(defaults[0]);
      },
    ),
  );
});

test('[R2.26] a limit is reached by active addresses, and by all of them with the hidden ones', () => {
  const many = (count: number, active: boolean) =>
    Array.from({ length: count }, (_, index) => note(index + (active ? 1000 : 0), { active }));
  const { active, all } = DELIVERY_NOTE_LIMITS;
  expect(reachedLimit(mergeAddresses(many(active - 1, true), []))).toBeNull();
  expect(reachedLimit(mergeAddresses(many(active - 1, true), [added()]))).toBe('active');
  expect(reachedLimit(mergeAddresses(many(all - 1, false), []))).toBeNull();
  expect(reachedLimit(mergeAddresses(many(all, false), []))).toBe('all');
});

test('[R2.26] the same place is recognised in another case and spacing, of the same kind, but not as itself', () => {
  const list = mergeAddresses([note(1)], []);
  const typed = { kind: 'delivery', address: ' казань, Улица Баумана,1, ' } as const;
  expect(findSameAddress(list, typed, null)?.id).toBe(1);
  expect(findSameAddress(list, typed, '1')).toBeUndefined();
  expect(findSameAddress(list, { ...typed, kind: 'pickup' }, null)).toBeUndefined();
  expect(findSameAddress(list, { ...typed, address: 'Тула' }, null)).toBeUndefined();
  expect(isSameAddress('улица Баумана, 1 2', 'улица Баумана, 12')).toBe(false);
});

test('[R5.4] a tidy address has no emoji, outer spaces or comma at its end, and is the same address', () => {
  expect(tidyAddress(' Казань,  улица \n Баумана, 7 🏠, ')).toBe('Казань, улица Баумана, 7');
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (text) => {
      expect(tidyAddress(tidyAddress(text))).toBe(tidyAddress(text));
      expect(isSameAddress(text, tidyAddress(text))).toBe(true);
    }),
  );
});

test('[R7.35] a change has only the fields that differ', () => {
  const before = { kind: 'delivery', address: 'Тула', comment: '', isDefault: false } as const;
  expect(changeOf(before, before)).toBeNull();
  expect(changeOf(before, { ...before, comment: 'код 7', isDefault: true })).toEqual({
    comment: 'код 7',
    isDefault: true,
  });
});

test('[R9.10] [R2.26] two changes become one that the service takes: the later one counts, and a hidden address is no default', () => {
  expect(joinChanges({ comment: 'а', address: 'Тула' }, { comment: 'б' })).toEqual({
    comment: 'б',
    address: 'Тула',
  });
  expect(joinChanges({ comment: 'а' }, { isDefault: true })).toEqual({
    comment: 'а',
    isDefault: true,
  });
  expect(joinChanges({}, { active: false })).toEqual({ active: false });
  fc.assert(
    fc.property(aChange, aChange, (first, second) => {
      const joined = joinChanges(first, second);
      const { isDefault: _isDefault, ...kept } = second;
      expect(joined).toMatchObject(kept);
      expect(joined.active === false && joined.isDefault === true).toBe(false);
    }),
  );
});

test('[R2.26] [R5.5] a house number is missing only after a suggestion that has none', () => {
  const street = 'Омск, улица 70 лет Октября';
  expect(lacksHouse(street, street)).toBe(true);
  expect(lacksHouse(`${street}, `, street)).toBe(true);
  expect(lacksHouse(`${street}, корпус А`, street)).toBe(true);
  expect(lacksHouse(`${street}, 5`, street)).toBe(false);
  expect(lacksHouse('Омск, Мира, 1', 'Омск')).toBe(false);
  expect(lacksHouse('Омск, Мира', 'Омск')).toBe(true);
  expect(lacksHouse('Казань, Баумана, 12к2', 'Казань, Баумана, 12к2')).toBe(false);
  expect(lacksHouse('Старое общежитие', '')).toBe(false);
  expect(lacksHouse('Старое общежитие', street)).toBe(false);
});
