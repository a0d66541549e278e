import { expect, test } from 'vitest';
import { BRANDS, chooseBrand } from '#src/brand/brands.ts';

test('[R1.1] the host name decides over the configuration, and that over the default', () => {
  expect(chooseBrand('mti.localhost', 'people').name).toBe('mti');
  expect(chooseBrand('area.example', 'people').name).toBe('people');
  expect(chooseBrand('area.example', 'toString').name).toBe('synergy');
  expect(chooseBrand('localhost').name).toBe('synergy');
});

test('[R1.1] project ids and shared invite hosts are those of the specification', () => {
  const ids = Object.values(BRANDS).map((brand) => [brand.name, brand.projectId]);
  expect(Object.fromEntries(ids)).toEqual({ synergy: 1, mti: 5, mosap: 6, people: 1 });
  expect(BRANDS.people.inviteOrigin).toBe(BRANDS.synergy.inviteOrigin);
});
