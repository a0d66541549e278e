import { useTranslation } from 'react-i18next';
import type { StaffProblem } from '#src/sync/staff/staff-problem.ts';
import { Alert } from '#src/ui/base/Alert/Alert.tsx';
import { Button } from '#src/ui/base/Button/Button.tsx';

interface AccountProblemProps {
  /** Why the balance did not come; null while it is on its way, and once it is there. */
  problem: StaffProblem | null;
  onRetry: () => void;
}

/** Says in a dialog about coins that the balance is missing: nobody moves coins without seeing it. */
export function AccountProblem({ problem, onRetry }: AccountProblemProps) {
  const { t } = useTranslation(['staff', 'common']);
  if (!problem) return null;
  return (
    <Alert
      tone="warning"
      live
      action={
        <Button size="small" variant="outline" onClick={onRetry}>
          {t('common:retry')}
        </Button>
      }
    >
      {t('act.noBalance')}
    </Alert>
  );
}
