import fc from 'fast-check';
import { expect, test } from 'vitest';
import { nextOption } from '#src/ui/base/Combobox/next-option.ts';

test('[R7.33] [R10.1] Down leads from the field through all options back to the field, and Up the other way round', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 10 }), (count) => {
      const places = [-1];
      for (let step = 0; step <= count; step += 1) {
        places.push(nextOption('ArrowDown', places.at(-1) ?? -1, count) ?? NaN);
      }
      expect(places).toEqual([...Array.from({ length: count + 1 }, (_, index) => index - 1), -1]);
      for (const [index, place] of places.entries()) {
        if (index > 0) expect(nextOption('ArrowUp', place, count)).toBe(places[index - 1]);
      }
    }),
  );
});

test('[R7.33] other keys stay with the text', () => {
  for (const key of ['Home', 'End', 'ArrowLeft', 'ArrowRight', 'a', 'Enter']) {
    expect(nextOption(key, 0, 3)).toBeUndefined();
  }
});
