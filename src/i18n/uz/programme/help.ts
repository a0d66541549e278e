import type { help as russian } from '../../ru/programme/help.ts';
import type { Translated } from '../../translated.ts';
import { faq } from './help/faq.ts';
import { rules } from './help/rules.ts';
import { support } from './help/support.ts';

export const help: Translated<typeof russian> = {
  coins: { token: 'tokenlar', coin: 'tangalar' },
  allCoins: { token: 'Tokenlar', coin: 'Tangalar' },
  faq,
  rules,
  support,
};
