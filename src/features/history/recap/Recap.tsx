import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { History } from '#src/data/db/use-history.ts';
import { semesterRecaps } from '#src/domain/operations/semester-recap.ts';
import { canWrite } from '#src/platform/owner-view/owner-view.ts';
import { Button } from '#src/ui/base/Button/Button.tsx';
import { RecapDialog } from './RecapDialog.tsx';

interface RecapProps {
  history: History;
  /** ms since the epoch. */
  now: number;
}

/** Opens the recap of the semester; absent without one, and in owner view: staff must not share it. */
export function Recap({ history, now }: RecapProps) {
  const { t } = useTranslation('history');
  const [isOpen, setOpen] = useState(false);
  const { operations, since } = history;
  const [newest, ...others] = useMemo(
    () => semesterRecaps(operations, since, now),
    [operations, since, now],
  );
  if (!newest || !canWrite()) return null;
  return (
    <>
      <Button variant="soft" icon="sparkles" wide onClick={() => setOpen(true)}>
        {t('recap.title')}
      </Button>
      {isOpen && <RecapDialog recaps={[newest, ...others]} onClose={() => setOpen(false)} />}
    </>
  );
}
