import { useTranslation } from 'react-i18next';
import { reasonOf } from '#src/domain/order-refusal.ts';
import { useFormat } from '#src/i18n/use-format.ts';
import { useRefusalText } from '#src/ui/app/OrderRefusal/use-refusal-text.ts';
import type { Wish } from './stored-wishes.ts';

interface WishWords {
  /** What it is, in the language on screen. */
  readonly nameOf: (wish: Wish) => string;
  /** Why it was refused, with the fresh figures where the service gave them. */
  readonly reasonFor: (wish: Wish) => string;
  /** What became of one that is placed or refused, in a sentence. */
  readonly outcomeOf: (wish: Wish) => string;
}

/** Says a wish in the language on screen (R1.8). */
export function useWishWords(): WishWords {
  const { t } = useTranslation('orders');
  const { language } = useFormat();
  const say = useRefusalText();
  const nameOf = ({ intent, product }: Wish) =>
    product?.name[language] ?? t('pending.unnamed', { id: intent.body.prodId });
  const reasonFor = ({ intent }: Wish) => say(intent);
  const outcomeOf = (wish: Wish) => {
    const name = nameOf(wish);
    const { intent } = wish;
    if (intent.state === 'placed') return t('pending.placed', { name, id: intent.orderId ?? '' });
    const isUncertain = reasonOf(intent).key === 'uncertain';
    const reason = reasonFor(wish);
    return t(isUncertain ? 'pending.notLearnt' : 'pending.failed', { name, reason });
  };
  return { nameOf, reasonFor, outcomeOf };
}
