import fc from 'fast-check';
import { expect, test } from 'vitest';
import { requestIdOf } from '#src/domain/outbox/request-id.ts';

const FORM = crypto.randomUUID();

test('[R7.31] the same values of the same form have the same id, in the form of a UUID', () => {
  fc.assert(
    fc.property(fc.uuid(), fc.jsonValue(), (form, values) => {
      const id = requestIdOf(form, values);
      expect(id).toMatch(/^[\da-f]{8}-[\da-f]{4}-8[\da-f]{3}-8[\da-f]{3}-[\da-f]{12}$/);
      expect(requestIdOf(form, structuredClone(values))).toBe(id);
      expect(requestIdOf(crypto.randomUUID(), values)).not.toBe(id);
    }),
  );
});

test('[R7.31] other values of a form have another id, however little they differ', () => {
  const ids = Array.from({ length: 20_000 }, (_, number) =>
    requestIdOf(FORM, { first: 'Борис', phone: `+7916${number}` }),
  );
  expect(new Set(ids).size).toBe(ids.length);
});
