import type { Brand } from '#src/brand/brand.ts';
import { supportPhones } from '#src/domain/contacts.ts';
import { FIXED_SHARES, FRIENDSHIP_LEVELS } from '#src/domain/member/friendship.ts';
import { BIRTHDAY_GIFT, REGISTRATION_REWARD } from '#src/domain/referral/reward.ts';
import { coinNoun, formatCoins } from '#src/i18n/format/coins.ts';
import type { Language } from '#src/i18n/language.ts';
import { contacts } from '#src/state/page/brand.ts';

const rangeOf = ({ min, max }: { readonly min: number; readonly max: number }): string =>
  min === max ? String(min) : `${min}–${max}`;

const [FRIEND, GOOD_FRIEND, BEST_FRIEND] = FRIENDSHIP_LEVELS;

/** The brand's noun for coins in the plural: «токены», and at the start of a sentence. */
interface CoinWords {
  readonly coins: string;
  readonly allCoins: string;
}

/**
 * What the texts of this area leave open: the brand's noun for coins and the programme's numbers
 * (R1.2–R1.5), in a language.
 */
export function programmeValues(brand: Brand, language: Language, words: CoinWords) {
  const [phone] = supportPhones(contacts());
  const coins = (amount: number) => formatCoins(amount, brand.currency, language);
  return {
    programme: brand.title,
    /** After «support»: the number to call, where there is one. */
    phone: phone === undefined ? '' : `: ${phone}`,
    coin: coinNoun(1, brand.currency, language),
    ...words,
    welcome: coins(brand.welcomeBonus),
    birthday: coins(BIRTHDAY_GIFT),
    registration: coins(REGISTRATION_REWARD),
    friend: String(FRIEND.sharePercent),
    good: String(GOOD_FRIEND?.sharePercent),
    best: String(BEST_FRIEND?.sharePercent),
    goodOver: String((GOOD_FRIEND?.from ?? 0) - 1),
    bestOver: String((BEST_FRIEND?.from ?? 0) - 1),
    additional: rangeOf(FIXED_SHARES.additional),
    online: rangeOf(FIXED_SHARES['online-school']),
    dubai: rangeOf(FIXED_SHARES.dubai),
  };
}
