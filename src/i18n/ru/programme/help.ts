import { faq } from './help/faq.ts';
import { rules } from './help/rules.ts';
import { support } from './help/support.ts';

/** Texts of the screens of this area: questions, rules, support (R2.27). */
export const help = {
  /** The brand's noun for coins where no amount stands before it. */
  coins: { token: 'токены', coin: 'монеты' },
  allCoins: { token: 'Токены', coin: 'Монеты' },
  faq,
  rules,
  support,
} as const;
