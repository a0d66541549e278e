import { useTranslation } from 'react-i18next';
import { Button } from '#src/ui/base/Button/Button.tsx';
import { EmptyState } from '#src/ui/base/EmptyState/EmptyState.tsx';
import type { PictureName } from '#src/ui/base/Picture/drawings/drawings.ts';

/** Areas of texts with `emptyFiltered`, its text and `reset`. */
const AREAS = ['history', 'invites', 'orders'] as const;

interface NoMatchesProps {
  /** Whose list it is. */
  area: (typeof AREAS)[number];
  picture: PictureName;
  /** Removes the filters. */
  onReset: () => void;
}

/** Stands in place of a list whose filters find nothing; one button resets them. */
export function NoMatches({ area, picture, onReset }: NoMatchesProps) {
  const { t } = useTranslation(AREAS);
  return (
    <EmptyState
      picture={picture}
      title={t(`${area}:emptyFiltered`)}
      text={t(`${area}:emptyFilteredText`)}
      action={
        <Button variant="soft" onClick={onReset}>
          {t(`${area}:reset`)}
        </Button>
      }
    />
  );
}
