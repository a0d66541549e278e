import { useTranslation } from 'react-i18next';
import type { EmptyReason } from '#src/domain/empty-reason.ts';
import { useFormat } from '#src/i18n/use-format.ts';
import { NotReceived } from '#src/ui/app/NotReceived/NotReceived.tsx';
import type { Elements } from '#src/ui/base/elements.ts';
import { EmptyState } from '#src/ui/base/EmptyState/EmptyState.tsx';
import type { PictureName } from '#src/ui/base/Picture/Picture.tsx';

/** Where the texts of a list are: `empty`, `failed` and `offline`, each with its `…Text`. */
const TEXTS = {
  addresses: 'addresses:',
  catalog: 'catalog:',
  course: 'education:',
  history: 'history:',
  invitations: 'invites:',
  orders: 'orders:',
  personalData: 'card:data.',
  rating: 'rating:',
  tickets: 'help:support.tickets.',
} as const;

const NAMESPACES = [
  'addresses',
  'card',
  'catalog',
  'education',
  'help',
  'history',
  'invites',
  'orders',
  'rating',
] as const;

interface MissingProps {
  /** What is missing. */
  list: keyof typeof TEXTS;
  reason: Exclude<EmptyReason, 'loading'>;
  /** Level of the heading: 1 when this is the whole screen. */
  level?: 1 | 2 | 3;
  /** Of a list that has nothing in it. */
  picture: PictureName;
  /** What the member can do about a list that has nothing in it. */
  action?: Elements;
  /** Fetches the list again. */
  onRetry: () => Promise<void>;
}

/** Stands in place of a list that has nothing in it, or that was not received (R2.10). */
export function Missing({ list, reason, level = 2, picture, action, onRetry }: MissingProps) {
  const { t } = useTranslation(NAMESPACES);
  const format = useFormat();
  const texts = TEXTS[list];
  if (reason === 'empty') {
    return (
      <EmptyState
        level={level}
        picture={picture}
        title={t(`${texts}empty`)}
        text={t(`${texts}emptyText`, { coins: format.coinNoun(0, 'genitive') })}
        action={action}
      />
    );
  }
  return (
    <NotReceived
      level={level}
      isReachable={reason === 'failed'}
      title={t(`${texts}failed`)}
      text={t(`${texts}${reason}Text`)}
      onRetry={onRetry}
    />
  );
}
