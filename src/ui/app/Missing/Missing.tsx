import { useTranslation } from 'react-i18next';
import type { EmptyReason } from '#src/domain/empty-reason.ts';
import { useFormat } from '#src/i18n/use-format.ts';
import { missingText } from '#src/ui/app/NotReceived/missing-text.ts';
import { NotReceived } from '#src/ui/app/NotReceived/NotReceived.tsx';
import type { Elements } from '#src/ui/base/elements.ts';
import { EmptyState } from '#src/ui/base/EmptyState/EmptyState.tsx';
import type { PictureName } from '#src/ui/base/Picture/drawings/drawings.ts';

/** Areas of texts with `empty`, `emptyText`, `failed`, `failedText` and `offlineText`. */
export const MISSING_AREAS = [
  'addresses',
  'catalog',
  'education',
  'history',
  'invites',
  'orders',
  'rating',
] as const;

interface MissingProps {
  /** Whose list it is. */
  area: (typeof MISSING_AREAS)[number];
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
export function Missing({ area, reason, level = 2, picture, action, onRetry }: MissingProps) {
  const { t } = useTranslation(MISSING_AREAS);
  const format = useFormat();
  if (reason === 'empty') {
    return (
      <EmptyState
        level={level}
        picture={picture}
        title={t(`${area}:empty`)}
        text={t(`${area}:emptyText`, { coins: format.coinNoun(0, 'genitive') })}
        action={action}
      />
    );
  }
  return (
    <NotReceived
      level={level}
      isOffline={reason === 'offline'}
      title={t(`${area}:failed`)}
      text={missingText(reason, {
        offline: t(`${area}:offlineText`),
        failed: t(`${area}:failedText`),
      })}
      onRetry={onRetry}
    />
  );
}
