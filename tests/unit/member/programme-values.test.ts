import { expect, test } from 'vitest';
import { BRANDS } from '#src/brand/brands.ts';
import { programmeValues } from '#src/features/help/programme-values.ts';

const words = { coins: 'токены', allCoins: 'Токены' };

test('[R1.3] [R1.4] [R1.5] the rules take their numbers from the programme', () => {
  const values = programmeValues(BRANDS.synergy, 'ru', words);
  expect(values).toMatchObject({
    welcome: '250\u00A0токенов',
    birthday: '500\u00A0токенов',
    friend: '30',
    good: '40',
    best: '50',
    goodOver: '4',
    bestOver: '9',
    additional: '10',
    online: '30',
    dubai: '15–25',
  });
});

test('[R1.2] [R1.3] a brand has its own welcome bonus and noun', () => {
  expect(programmeValues(BRANDS.people, 'ru', words).welcome).toBe('5\u00A0000\u00A0токенов');
  expect(programmeValues(BRANDS.mti, 'ru', words).welcome).toBe('250\u00A0монет');
  expect(programmeValues(BRANDS.mti, 'uz', words).welcome).toBe('250\u00A0tanga');
});
